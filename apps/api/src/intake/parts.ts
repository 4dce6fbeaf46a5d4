import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';

/** Unfinished files of one link; more than a phone sends at a time. */
const PER_LINK = 12;
const BYTES_PER_LINK = 64 * 1024 * 1024;
/** A day: a phone that comes back later sends the file from its start. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Which upload a part belongs to. */
export interface PartKey {
  /** The request whose link it came by. */
  requestId: string;
  /** The upload's own name within the request. */
  upload: string;
}

/** A part that nobody else writes to. */
export interface HeldPart {
  path: string;
  /** Bytes that have arrived. */
  size: number;
  /** Adds to the end; what came before a failure stays. @returns the new size */
  append(chunks: AsyncIterable<Buffer>): Promise<number>;
  remove(): Promise<void>;
}

/** Files that have not arrived whole, on this machine's disk. */
export interface Parts {
  /** Bytes of a part that are there; 0 for one that is unknown. */
  sizeOf(key: PartKey): Promise<number>;
  /**
   * Gives a part to `work` alone. Whoever held it is interrupted: a phone that comes back has lost its
   * old line, which the server may still believe in.
   */
  hold<T>(key: PartKey, work: (part: HeldPart, signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Keeps a file as long as `work` runs. */
  lend<T>(work: (part: HeldPart) => Promise<T>): Promise<T>;
  remove(key: PartKey): Promise<void>;
  /** Deletes what nobody came back for. */
  clear(): Promise<void>;
}

/** The body does not follow what has arrived, or somebody else goes on with the upload. */
export function wrongOffset(size: number): Problem {
  return new Problem(409, 'UPLOAD_OFFSET', { headers: { 'upload-offset': String(size) } });
}

/** @param folder made when it is first needed */
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

/** Drops a link's oldest parts where it has too many: an honest phone never comes near. */
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

async function clearOld(folder: string): Promise<void> {
  for (const link of await readdir(folder).catch(() => [])) {
    for (const { path, touched } of await filesOf(join(folder, link))) {
      if (Date.now() - touched > KEPT_MS) await rm(path, { force: true });
    }
    // only an empty one goes
    await rmdir(join(folder, link)).catch(() => undefined);
  }
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

/** Names from outside never become names of files. */
function hash(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 32);
}
