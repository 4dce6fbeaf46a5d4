import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePrivate } from '../src/db/folderModes.ts';
import { startProcess } from './serverProcess.ts';

/** A shell that clears the umask and then becomes the server. */
const OPEN = ['sh', '-c', 'umask 0 && exec "$@"', 'sh'];

let parent: string;
let dataFolder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'forecourt-modes-'));
  dataFolder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test.skipIf(process.platform === 'win32')(
  'what the server keeps is its owner’s alone, whatever it was started with',
  { timeout: 120_000 },
  async () => {
    const env = { FORECOURT_DATA: dataFolder, FORECOURT_MODE: 'test' };
    await (await startProcess(env, OPEN)).stop();
    expect(await tooOpen(dataFolder)).toEqual([]);

    await openUp(dataFolder);
    await mkdir(join(dataFolder, 'media/a'), { recursive: true });
    await writeFile(join(dataFolder, 'media/a/photo.jpg'), 'a');
    await openUp(dataFolder);
    expect((await tooOpen(dataFolder)).length).toBeGreaterThan(900);
    const server = await startProcess(env, OPEN);
    expect(await tooOpen(dataFolder)).toEqual([]);
    await server.stop();
    expect(await tooOpen(dataFolder)).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'a data folder that everybody uses is refused in words, and what is not ours stays as it is',
  async () => {
    await mkdir(dataFolder);
    await writeFile(join(dataFolder, 'notes.txt'), 'mine');
    await chmod(join(dataFolder, 'notes.txt'), 0o644);
    await makePrivate(dataFolder);
    expect((await lstat(join(dataFolder, 'notes.txt'))).mode & 0o777).toBe(0o644);
    await chmod(dataFolder, 0o1777);
    await expect(makePrivate(dataFolder)).rejects.toThrow('name a folder of its own');
  },
);

/** Every folder that is not 0700 and every file that is not 0600. */
async function tooOpen(path: string): Promise<string[]> {
  const { mode } = await lstat(path);
  const isFolder = (mode & 0o170000) === 0o040000;
  const own = (mode & 0o777) === (isFolder ? 0o700 : 0o600) ? [] : [`${path} ${mode.toString(8)}`];
  if (!isFolder) return own;
  const below = await Promise.all((await readdir(path)).map((name) => tooOpen(join(path, name))));
  return [...own, ...below.flat()];
}

async function openUp(path: string): Promise<void> {
  const isFolder = (await lstat(path)).isDirectory();
  await chmod(path, isFolder ? 0o777 : 0o666);
  if (!isFolder) return;
  for (const name of await readdir(path)) await openUp(join(path, name));
}
