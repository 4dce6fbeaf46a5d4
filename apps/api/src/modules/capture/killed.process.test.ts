import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Capture, CaptureUpload } from '@forecourt/contract';
import { readConfig } from '../../config.ts';
import { phonePhoto } from '../../media/testing/pictures.ts';
import { createServer } from '../../start.ts';
import { createCustomer, createPartner } from './testing/customer.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

let folder: string;
let path: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-killed-'));
  // create the customer with a server that stops cleanly, on the folder of the one killed later
  const server = await createServer(
    readConfig({ FORECOURT_MODE: 'test', FORECOURT_DATA: folder, LOG_LEVEL: 'silent' }),
  );
  path = (await createCustomer(server, await createPartner(server.services))).path;
  await server.stop();
});

afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the real server in a separate process; resolves with its address. */
function start(): Promise<string> {
  const started = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      FORECOURT_MODE: 'test',
      FORECOURT_DATA: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready on (http:\/\/localhost:\d+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

async function kill(): Promise<void> {
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await ended;
}

/** Sends a photo as a phone does; false without a success response. */
async function send(address: string, id: string, photo: Buffer): Promise<boolean> {
  const json = { 'content-type': 'application/json' };
  const upload = { id, section: 'exterior_images', filetype: 'image' };
  try {
    const announced = await fetch(`${address}${path}/uploads`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(upload),
    });
    if (!announced.ok) return false;
    const sent = await fetch(`${address}${path}/uploads/${id}/content`, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(photo),
    });
    await sent.arrayBuffer();
    return sent.ok;
  } catch {
    return false;
  }
}

it('keeps every acknowledged photo when the server is killed in the middle, and no half one', async () => {
  const photo = await phonePhoto({ width: 2000, height: 1500 });
  const acknowledged: string[] = [];
  const lost: string[] = [];
  for (const killAfter of [3, 6]) {
    const address = await start();
    const goal = acknowledged.length + killAfter;
    const phones = Array.from({ length: 3 }, async () => {
      while (child?.exitCode === null && !child.killed) {
        const id = randomUUID();
        const ok = await send(address, id, photo);
        (ok ? acknowledged : lost).push(id);
        if (acknowledged.length >= goal) child?.kill('SIGKILL');
      }
    });
    await Promise.all(phones);
    await new Promise<void>((resolve) =>
      child?.exitCode === null && child.signalCode === null
        ? child.once('exit', () => resolve())
        : resolve(),
    );
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(6);
  expect(lost.length).toBeGreaterThan(0);

  const address = await start();
  const read = async () => {
    const answer = await fetch(`${address}${path}`);
    return ((await answer.json()) as { capture: Capture }).capture;
  };
  const before = await read();
  expect(before.status).toBe('IN_PROGRESS');
  const stored = new Map(before.uploads.map((upload) => [upload.id, upload]));
  for (const id of acknowledged) await expectServed(address, stored.get(id));

  // unacknowledged photos are sent again, and arrive
  for (const id of lost) expect(await send(address, id, photo)).toBe(true);
  const after = await read();
  expect(after.uploads).toHaveLength(acknowledged.length + lost.length);
  for (const upload of after.uploads) await expectServed(address, upload);
  await kill();

  const files = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.name === 'full.jpg')) {
    const bytes = await readFile(join(file.parentPath, file.name));
    const pixels = await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
    expect(pixels.length).toBe(2000 * 1500 * 3);
  }
});

async function expectServed(address: string, upload: CaptureUpload | undefined): Promise<void> {
  expect(upload?.state).toBe('PROCESSED');
  const picture = await fetch(address + upload!.url!);
  expect(picture.status).toBe(200);
  expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(640);
}
