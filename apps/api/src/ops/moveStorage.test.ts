import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFiles, type FileStore } from '../media/files.ts';
import { moveStorage } from './moveStorage.ts';

const silent = { step: () => undefined, done: () => undefined };

let folder: string;
let from: FileStore;
let to: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-move-'));
  from = await openFiles({ kind: 'local', root: join(folder, 'from') });
  to = await openFiles({ kind: 'local', root: join(folder, 'to') });
  await from.put('photos/a/front.jpg', Buffer.from('front'));
  await from.put('photos/b/rear.jpg', Buffer.from('rear'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a run that was interrupted goes on where it stopped, and every file is compared', async () => {
  const put = to.put.bind(to);
  const failing = { ...to, put: () => Promise.reject(new Error('The bucket does not answer')) };
  await expect(moveStorage(from, failing, silent)).rejects.toThrow('does not answer');
  await put('photos/a/front.jpg', Buffer.from('front'));

  expect(await moveStorage(from, to, silent)).toEqual({ files: 1, same: 2 });
  expect(await to.get('photos/b/rear.jpg')).toEqual(Buffer.from('rear'));
  expect(await moveStorage(from, to, silent)).toEqual({ files: 0, same: 2 });
  // the way back
  expect(await moveStorage(to, from, silent)).toEqual({ files: 0, same: 2 });
});

test('a file that is another on the other side is named', async () => {
  await to.put('photos/b/rear.jpg', Buffer.from('half'));
  await expect(moveStorage(from, to, silent)).rejects.toThrow(
    '1 files are not the same there, such as photos/b/rear.jpg.',
  );
});
