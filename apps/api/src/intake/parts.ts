import { DAY_MS } from '@forecourt/contract';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';

/** Unfinished files per link; more than a phone sends at a time. */
const PER_LINK = 12;
const BYTES_PER_LINK = 64 * 1024 * 1024;
/** A day: a phone that returns later restarts the file from the beginning. */
const KEPT_MS = DAY_MS;

/** Identifies the upload that a part belongs to. */
export interface PartKey {
  /** The request whose link was used. */
  requestId: string;
  /** The upload's id within the request. */
  upload: string;
}

/** A part that is locked against other writers. */
export interface HeldPart {
  path: string;
  /** Bytes that have arrived. */
  size: number;
  /** Appends; what arrived before a failure is kept. @returns the new size */
  append(chunks: AsyncIterable<Buffer>): Promise<number>;
  remove(): Promise<void>;
}

/** Incomplete files, on this machine's disk. */
export interface Parts {
  /** Bytes of a part that have arrived; 0 for an unknown one. */
  sizeOf(key: PartKey): Promise<number>;
  /**
   * Gives `work` exclusive access to a part. A current holder is interrupted: when a phone
   * reconnects, its old connection is dead, even if the server has not noticed.
   */
  hold<T>(key: PartKey, work: (part: HeldPart, signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Provides a temporary file while `work` runs. */
  lend<T>(work: (part: HeldPart) => Promise<T>): Promise<T>;
  remove(key: PartKey): Promise<void>;
  /** The number of parts that were not resumed in time. */
  countOld(): Promise<number>;
  /** Deletes parts that were not resumed in time. @returns how many */
  clear(): Promise<number>;
}

/** The offset does not match what has arrived, or another call has resumed the upload. */
export function wrongOffset(size: number): Problem {
  return new Problem(409, 'UPLOAD_OFFSET', { headers: { 'upload-offset': String(size) } });
}

/** @param folder created when first needed */
export function createParts(folder: string): Parts {
  const holders = new Map<string, { interrupt: AbortController; over: Promise<unknown> }>();
  const folderOf = ({ requestId }: PartKey): string => join(folder, 'parts', hash(requestId));
  const pathOf = (key: PartKey): string => join(folderOf(key), hash(key.upload));

  async function use<T>(
    path: string,
    work: (part: HeldPart, signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    return work(
      {
        path,
        size: await sizeAt(path),
        append: (chunks) => append(path, chunks),
        remove: () => rm(path, { force: true }),
      },
      signal,
    );
  }

  return {
    sizeOf: (key) => sizeAt(pathOf(key)),
    async hold(key, work) {
      const path = pathOf(key);
      for (let holder = holders.get(path); holder; holder = holders.get(path)) {
        holder.interrupt.abort(wrongOffset(await sizeAt(path)));
        await holder.over;
      }
      const interrupt = new AbortController();
      let resolve = (): void => undefined;
      const over = new Promise<void>((done) => (resolve = done));
      holders.set(path, { interrupt, over });
      try {
        await makeRoom(folderOf(key), path, (one) => holders.has(one));
        return await use(path, work, interrupt.signal);
      } finally {
        holders.delete(path);
        resolve();
      }
    },
    async lend(work) {
      const path = join(folder, randomUUID());
      try {
        return await use(path, work, new AbortController().signal);
      } finally {
        await rm(path, { force: true });
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    countOld: async () => (await oldIn(join(folder, 'parts'))).length,
    clear: () => clearOld(join(folder, 'parts')),
  };
}

async function append(path: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  try {
    for await (const chunk of chunks) await file.write(chunk);
    await file.datasync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function sizeAt(path: string): Promise<number> {
  return (await statOf(path))?.size ?? 0;
}

/** Deletes a link's oldest parts when it has too many, which a normal phone never does. */
async function makeRoom(
  folder: string,
  wanted: string,
  isHeld: (path: string) => boolean,
): Promise<void> {
  const others = (await filesOf(folder)).filter(({ path }) => path !== wanted && !isHeld(path));
  others.sort((one, other) => other.touched - one.touched);
  let bytes = 0;
  for (const [index, { path, size }] of others.entries()) {
    bytes += size;
    if (index >= PER_LINK - 1 || bytes > BYTES_PER_LINK) await rm(path, { force: true });
  }
}

async function clearOld(folder: string): Promise<number> {
  const old = await oldIn(folder);
  await Promise.all(old.map((path) => rm(path, { force: true })));
  for (const link of await readdir(folder).catch(() => [])) {
    // deletes the folder only if it is empty
    await rmdir(join(folder, link)).catch(() => undefined);
  }
  return old.length;
}

/** The paths of the parts that nobody has added to for too long. */
async function oldIn(folder: string): Promise<string[]> {
  const links = await readdir(folder).catch(() => []);
  const parts = await Promise.all(links.map((link) => filesOf(join(folder, link))));
  return parts
    .flat()
    .filter(({ touched }) => Date.now() - touched > KEPT_MS)
    .map(({ path }) => path);
}

async function filesOf(folder: string) {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const facts = await statOf(path);
      return facts ? [{ path, size: facts.size, touched: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

const statOf = (path: string) => stat(path).catch(() => null);

/** Client-chosen names are hashed, and never used as file names. */
function hash(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}
