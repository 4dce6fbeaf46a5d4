import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { StorageConfig } from '../config.ts';
import { timedWork } from '../tracing/outgoing.ts';
import { contentTypeOf } from './sizes.ts';

/** Files in folders, on a disk or in a bucket. */
export interface FileStore {
  /** Stores a file atomically. */
  put(path: string, bytes: Buffer): Promise<void>;
  /** The file's bytes, or null when there is none. */
  get(path: string): Promise<Buffer | null>;
  /** Whether there is such a file. */
  has(path: string): Promise<boolean>;
  /** Copies a local file into the store. */
  adopt(source: string, path: string): Promise<void>;
  /** Deletes a folder and its contents; a missing one is fine. */
  deleteFolder(folder: string): Promise<void>;
  /** The paths of all files that are whole. */
  list(): AsyncGenerator<string, void>;
}

/** Folder for incomplete files, which are never served. */
const UNFINISHED = 'unfinished';
/** Longer than any upload takes; the folder may be shared with another node. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/** Opens the configured store. */
export async function openFiles(storage: StorageConfig): Promise<FileStore> {
  if (storage.kind === 's3') return timedFiles(overDisk(await bucket(storage)), addressOf(storage));
  await mkdir(storage.root, { recursive: true });
  const disk = new Disk(new FSDriver({ location: storage.root, visibility: 'private' }));
  await clearLeftBehind(disk);
  return {
    ...overDisk(disk),
    async put(path, bytes) {
      // a local folder shows a file while it is being written, a bucket does not
      const unfinished = `${UNFINISHED}/${randomUUID()}`;
      await disk.put(unfinished, bytes);
      await disk.move(unfinished, path);
    },
  };
}

/** Deletes incomplete files left by a crash, but not the resumable parts in the subfolders. */
async function clearLeftBehind(disk: Disk): Promise<void> {
  const { objects } = await disk.listAll(UNFINISHED).catch(() => ({ objects: [] }));
  for (const object of objects) {
    if (!object.isFile) continue;
    const { lastModified } = await object.getMetaData();
    if (Date.now() - lastModified.getTime() > LEFT_BEHIND_MS) await disk.delete(object.key);
  }
}

function overDisk(disk: Disk): FileStore {
  return {
    put: (path, bytes) => disk.put(path, bytes, { contentType: contentTypeOf(path) }),
    async get(path) {
      try {
        return Buffer.from(await disk.getBytes(path));
      } catch (error) {
        if (await disk.exists(path)) throw error;
        return null;
      }
    },
    has: (path) => disk.exists(path),
    adopt: (source, path) => disk.copyFromFs(source, path, { contentType: contentTypeOf(path) }),
    deleteFolder: (folder) => disk.deleteAll(folder),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, paginationToken });
        for (const object of page.objects) {
          if (object.isFile && !object.key.startsWith(`${UNFINISHED}/`)) yield object.key;
        }
        ({ paginationToken } = page);
      } while (paginationToken);
    },
  };
}

/** Files of another server: each call is a part of the trace, without their paths, which hold keys. */
export function timedFiles(files: FileStore, address: string): FileStore {
  const asPart =
    <A extends unknown[], T>(name: string, work: (...parts: A) => Promise<T>) =>
    (...parts: A): Promise<T> =>
      timedWork(`bucket ${name}`, address, () => work(...parts));
  return {
    put: asPart('put', files.put),
    get: asPart('get', files.get),
    has: asPart('has', files.has),
    adopt: asPart('put', files.adopt),
    deleteFolder: asPart('delete', files.deleteFolder),
    list: files.list,
  };
}

const addressOf = ({ endpoint, region }: Bucket): string =>
  endpoint || `https://s3.${region}.amazonaws.com`;

type Bucket = Extract<StorageConfig, { kind: 's3' }>;

async function bucket(storage: Bucket): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch((cause: unknown) => {
    throw new Error(
      'Files in a bucket need two more packages: npm install -w @forecourt/api @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
      { cause },
    );
  });
  return new Disk(
    new S3Driver({
      bucket: storage.bucket,
      region: storage.region,
      ...(storage.endpoint ? { endpoint: storage.endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
      visibility: 'private',
      supportsACL: false,
    }),
  );
}
