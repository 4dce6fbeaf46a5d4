import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FOLDER = 0o700;
const FILE = 0o600;
const MODE = 0o777;
const STICKY = 0o1000;
/** The server's own files in a data folder; anything else there is left untouched. */
const OURS = /^(database|media|uploads|lock\.sqlite.*|secret\.key)$/;

/**
 * From now on, only the owner can read what this process writes, whatever umask it was started
 * with.
 */
export function writePrivately(): void {
  // a worker thread has no umask of its own
  if (isMainThread) process.umask(0o077);
}

/**
 * Restricts a data folder to its owner: folders 0700, files 0600.
 * @throws Error when it is a folder that everybody uses, such as /tmp
 */
export async function makePrivate(dataFolder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await lstat(dataFolder);
  if (mode & STICKY) {
    throw new Error(`FORECOURT_DATA=${dataFolder} is shared by all: name a folder of its own.`);
  }
  await setMode(dataFolder, mode, FOLDER);
  for (const name of await readdir(dataFolder)) {
    if (OURS.test(name)) await makeTreePrivate(join(dataFolder, name));
  }
}

async function makeTreePrivate(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isFile()) return setMode(path, found.mode, FILE);
  if (!found.isDirectory()) return;
  for (const entry of await readdir(path)) await makeTreePrivate(join(path, entry));
  await setMode(path, found.mode, FOLDER);
}

async function setMode(path: string, current: number, wanted: number): Promise<void> {
  if ((current & MODE) !== wanted) await chmod(path, wanted);
}
