import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess, type ServerProcess } from './serverProcess.ts';

/* The real server on a folder of its own, which no second one may open. */

let folder: string;
let server: ServerProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-one-'));
  server = await startProcess({ FORECOURT_DATA: folder });
});
afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

test('a second process on the same folder is refused in words', async () => {
  const second = startProcess({ FORECOURT_DATA: folder });
  await expect(second).rejects.toThrow(/ended with 1: .*is in use by another Forecourt/s);
});

test('asked to stop, it ends by itself', async () => {
  expect(await server.stop()).toBe(0);
});
