import fs from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of the engine's file system that we use and that its types omit. */
interface NodeFiles {
  tryFSOperation<T>(work: () => T): T;
  realPath(node: unknown): string;
  stream_ops: { fsync?(stream: OpenFile): number; setattr: SetAttributes };
  node_ops: { setattr: SetAttributes };
}

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;

interface OpenFile {
  /** The descriptor from the operating system. */
  nfd?: number;
  node: unknown;
}

/** The permissions of group and others. */
const OTHERS = 0o077;

interface EngineModule {
  NODEFS: NodeFiles;
}

/**
 * A folder in which PostgreSQL's own syncs reach the disk.
 *
 * PGlite starts with `fsync` off, and its file system has no `fsync`: a sync does nothing and
 * reports success. Here it really syncs, so the engine keeps PostgreSQL's order: the log before a
 * commit is answered, the data before a checkpoint ends.
 */
class SyncedFolder extends NodeFS {
  override async init(...[lite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(lite, options);
    const preRun = [addSync, keepPrivate, ...((emscriptenOpts.preRun ?? []) as unknown[])];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as unknown as typeof emscriptenOpts };
  }
}

function addSync({ NODEFS: files }: EngineModule): void {
  files.stream_ops.fsync = (stream) =>
    files.tryFSOperation(() => {
      const path = files.realPath(stream.node);
      // syncing the folder makes its file names durable
      if (stream.nfd !== undefined && fs.fstatSync(stream.nfd).isFile()) {
        fs.fdatasyncSync(stream.nfd);
      } else if (process.platform !== 'win32') syncPath(path);
      return 0;
    });
}

/** The engine sets modes itself, past the umask: the bits for group and others are removed. */
function keepPrivate({ NODEFS: { node_ops, stream_ops } }: EngineModule): void {
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (target, attributes) => {
      const { mode } = attributes;
      setattr(target, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
    };
  }
}

function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** `-F` is `fsync=off`; the engine's `fdatasync` does nothing, its `fsync` is ours. */
const START = [
  ...PGlite.defaultStartParams.filter((one) => one !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronous_commit=on',
  '-c',
  'full_page_writes=on',
];

/**
 * Opens or creates the embedded database of a folder, with every acknowledged commit on disk.
 * @param sync off only to measure what it costs
 */
export async function openSynced(
  folder: string,
  extensions: NonNullable<PGliteOptions['extensions']>,
  { sync = true } = {},
): Promise<PGlite> {
  const isNew = !fs.existsSync(join(folder, 'PG_VERSION'));
  // an earlier version wrote without syncing, so sync everything before using it
  if (!isNew) syncTree(folder);
  const lite = await PGlite.create({
    fs: new SyncedFolder(folder),
    startParams: sync ? START : [...START, '-c', 'fsync=off'],
    extensions,
  });
  // the initial files are unpacked without going through the engine
  if (isNew) syncTree(folder);
  return lite;
}

/** Syncs every file and folder below, as `initdb --sync-only` does. */
function syncTree(folder: string): void {
  if (process.platform === 'win32') return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
