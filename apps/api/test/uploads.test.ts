import { readdir, rm, stat, utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { phonePhoto } from '../src/media/testing/pictures.ts';
import {
  createCustomer,
  createPartner,
  type Customer,
} from '../src/modules/capture/testing/customer.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { head, slowClient } from './slowClient.ts';

/*
 * Photos over real sockets. The server's limit is 1 kB/s over any 30 s; here it is 1 kB over any
 * 600 ms, so that a slow connection takes only seconds.
 */

const PACE = { bytes: 1000, ms: 600 };
const IN_FLIGHT = 40 * 1024 * 1024;
const TUS = 'application/offset+octet-stream';

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

// V8 frees buffers in the background after a collection. A second one waits until the first's are free.
const collectGarbage = (): void => {
  gc();
  gc();
};

let server: TestServer;
let customer: Customer;
let port: number;
let photo: Buffer;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ intake: { pace: PACE, inFlight: IN_FLIGHT, whole: 1000 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  customer = await createCustomer(server, await createPartner(server.services));
  photo = await phonePhoto({ width: 1200, height: 900 });
});
afterAll(() => server.close());
beforeEach(async () => {
  await rm(unfinished(), { recursive: true, force: true });
  ({ id } = await customer.announce('dashboard'));
});

const unfinished = (): string => join(server.services.config.dataFolder, 'media', 'unfinished');
const parts = async (): Promise<string[]> => {
  const entries = await readdir(unfinished(), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
};
const content = (of = id): string => `${customer.path}/uploads/${of}/content`;
const place = (offset: number, length: number) => ({
  'upload-offset': String(offset),
  'upload-length': String(length),
  'tus-resumable': '1.0.0',
});
const append = (bytes: Buffer, offset: number, length: number, url = content()) =>
  server.app.inject({
    method: 'PATCH',
    url,
    payload: bytes,
    headers: { 'content-type': TUS, ...place(offset, length) },
  });
const progress = async (): Promise<number> => {
  const answer = await server.app.inject({ method: 'HEAD', url: content() });
  expect(answer.statusCode).toBe(200);
  return Number(answer.headers['upload-offset']);
};
const stateOf = async (of = id) =>
  (await customer.read()).uploads.find((upload) => upload.id === of)?.state;

describe('a photo on a slow line', () => {
  test('arrives, however long it takes, as long as it comes', async () => {
    const line = await slowClient(port);
    line.write(
      head('PUT', content(), { 'content-type': 'image/jpeg', 'content-length': photo.length }),
    );
    const started = performance.now();
    await line.trickle(photo, Math.ceil(photo.length / 30), 80);
    expect((await line.answer()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(3 * PACE.ms);
    expect(await stateOf()).toBe('PROCESSED');
    line.cut();
  });

  test('is told when it comes too slowly, and the line is closed', async () => {
    const line = await slowClient(port);
    line.write(
      head('PUT', content(), { 'content-type': 'image/jpeg', 'content-length': photo.length }),
    );
    await line.trickle(photo, 50, 60);
    const { status, text } = await line.answer();
    expect([status, text.includes('REQUEST_TIMEOUT')]).toEqual([408, true]);
    await line.closed();
    expect(await stateOf()).toBe('CREATED');
    expect(await parts()).toEqual([]);
  });

  test('keeps what had arrived when it is sent in pieces', async () => {
    const line = await slowClient(port);
    const headers = { ...place(0, photo.length), 'content-type': TUS };
    line.write(head('PATCH', content(), { ...headers, 'content-length': photo.length }));
    line.write(photo.subarray(0, 4000));
    expect((await line.answer()).status).toBe(408);
    await line.closed();
    expect(await progress()).toBe(4000);
  });
});

describe('what else comes slowly', () => {
  test('JSON has a time for its whole', async () => {
    const line = await slowClient(port);
    const body = JSON.stringify({ owner_notes: 'x'.repeat(5000) });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    line.write(head('PATCH', customer.path, headers));
    const started = performance.now();
    await line.trickle(Buffer.from(body), 100, 50);
    expect((await line.answer()).status).toBe(408);
    expect(performance.now() - started).toBeLessThan(2000);
    await line.closed();
  });

  test('a head that never ends loses its line', async () => {
    const { headersTimeout } = server.app.server;
    expect(headersTimeout).toBe(20_000);
    server.app.server.headersTimeout = 500;
    const line = await slowClient(port);
    line.write('GET /health HTTP/1.1\r\nhost: x\r\n');
    await line.closed();
    server.app.server.headersTimeout = headersTimeout;
  }, 20_000);
});

describe('a photo whose line breaks', () => {
  test('goes on where it was', async () => {
    const half = Math.floor(photo.length / 2);
    const line = await slowClient(port);
    const headers = { ...place(0, photo.length), 'content-type': TUS };
    line.write(head('PATCH', content(), { ...headers, 'content-length': photo.length }));
    line.write(photo.subarray(0, half));
    while ((await progress()) < half) await wait(20);
    line.cut();

    const answer = await append(photo.subarray(half), half, photo.length);
    expect([answer.statusCode, answer.headers['upload-offset']]).toEqual([
      204,
      String(photo.length),
    ]);
    expect(await stateOf()).toBe('PROCESSED');
    expect(await parts()).toEqual([]);
    const { url } = (await customer.read()).uploads.find((upload) => upload.id === id) ?? {};
    expect((await server.app.inject({ url: url ?? '' })).statusCode).toBe(200);
    // a retry after the last response was lost gets the same answer
    const again = await append(Buffer.alloc(0), photo.length, photo.length);
    expect([again.statusCode, again.headers['upload-offset']]).toEqual([204, String(photo.length)]);
  });

  test('does not wait for the old line, which the server still believes in', async () => {
    const line = await slowClient(port);
    const headers = { ...place(0, photo.length), 'content-type': TUS };
    line.write(head('PATCH', content(), { ...headers, 'content-length': photo.length }));
    line.write(photo.subarray(0, 3000));
    while ((await progress()) < 3000) await wait(20);
    const started = performance.now();
    const rest = await append(photo.subarray(3000), 3000, photo.length);
    expect(rest.statusCode).toBe(204);
    expect(performance.now() - started).toBeLessThan(PACE.ms * 5);
    expect((await line.answer()).status).toBe(409);
    line.cut();
  });

  test('is told where it is when it guesses wrong, and nothing is added', async () => {
    await append(photo.subarray(0, 1000), 0, photo.length);
    for (const offset of [0, 999, 1001]) {
      const answer = await append(photo.subarray(offset), offset, photo.length);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'UPLOAD_OFFSET']);
      expect(answer.headers['upload-offset']).toBe('1000');
    }
    expect(await progress()).toBe(1000);
    expect((await customer.call('GET', `/uploads/${id}/content`)).json()).toEqual({ offset: 1000 });
  });

  test('a frame of a scan goes on as well', async () => {
    const scan = await customer.announce('scan_360', { filetype: 'video' });
    const frame = `${customer.path}/scan/${scan.id}/frames/3`;
    expect((await append(photo.subarray(0, 5000), 0, photo.length, frame)).statusCode).toBe(204);
    const answer = await append(photo.subarray(5000), 5000, photo.length, frame);
    expect(answer.statusCode).toBe(204);
    const { frames } = (await customer.read()).uploads.find((one) => one.id === scan.id) ?? {};
    expect(frames).toEqual([3]);
  });
});

describe('a hostile file', () => {
  test('in pieces is refused when it is whole, and leaves nothing', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await append(svg.subarray(0, 10), 0, svg.length);
    expect((await append(svg.subarray(10), 10, svg.length)).statusCode).toBe(415);
    expect(await parts()).toEqual([]);
    expect(await stateOf()).toBe('CREATED');
  });

  test('longer than it says, or than is taken, is refused while it comes', async () => {
    expect((await append(photo, 0, 1000)).statusCode).toBe(413);
    expect((await append(photo, 0, 31 * 1024 * 1024)).statusCode).toBe(413);
    expect((await append(photo, 5, 4)).statusCode).toBe(422);
  });

  test('of 25 MB never lies in memory', async () => {
    const bytes = Buffer.alloc(25 * 1024 * 1024, 'noise');
    const line = await slowClient(port);
    const limit = 10 * 1024 * 1024;
    collectGarbage();
    const before = process.memoryUsage().arrayBuffers;
    const held = (): number => process.memoryUsage().arrayBuffers - before;
    let peak = 0;
    const watch = setInterval(() => {
      // Memory over the limit may be garbage. Collecting it every time would slow the upload down.
      if (held() > limit) collectGarbage();
      peak = Math.max(peak, held());
    }, 100);
    onTestFinished(() => clearInterval(watch));
    line.write(
      head('PUT', content(), { 'content-type': 'image/png', 'content-length': bytes.length }),
    );
    await line.trickle(bytes, 1024 * 1024, 40);
    expect((await line.answer()).status).toBe(415);
    expect(peak).toBeLessThan(limit);
    line.cut();
  });

  test('as the body of what takes JSON is refused by its head', async () => {
    const started = performance.now();
    const answer = await customer.call('PATCH', '', Buffer.alloc(8 * 1024 * 1024), {
      'content-type': 'image/png',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(performance.now() - started).toBeLessThan(250);
  });
});

describe('too much at once', () => {
  test('is put off, and taken when there is room again', async () => {
    const large = Buffer.alloc(28 * 1024 * 1024);
    const headers = { 'content-type': TUS, ...place(0, large.length) };
    const first = await slowClient(port);
    first.write(head('PATCH', content(), { ...headers, 'content-length': large.length }));
    first.write(large.subarray(0, -1));
    while ((await progress()) < large.length - 1) await wait(20);

    const other = await customer.announce('windshield');
    const refused = await append(large, 0, large.length, content(other.id));
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    first.cut();
    const taken = async () =>
      (await customer.call('PUT', `/uploads/${other.id}/content`, photo)).statusCode;
    await expect.poll(taken).toBe(200);
  });

  test('of one link takes the place of its own oldest', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 15; index += 1) {
      const upload = await customer.announce('exterior_images');
      ids.push(upload.id);
      await append(photo.subarray(0, 100), 0, photo.length, content(upload.id));
    }
    expect((await parts()).length).toBe(12);
    const last = await server.app.inject({ method: 'HEAD', url: content(ids.at(-1)) });
    expect(last.headers['upload-offset']).toBe('100');
  });
});

test('what nobody came back for within a day is deleted, and what is taken back at once', async () => {
  await append(photo.subarray(0, 100), 0, photo.length);
  for (const path of await parts())
    await utimes(path, new Date(), new Date(Date.now() - 90_000_000));
  const { id: taken } = await customer.announce('windshield');
  await append(photo.subarray(0, 100), 0, photo.length, content(taken));
  await cleanUp(server.services);
  const left = await parts();
  expect(left).toHaveLength(1);
  expect((await stat(left[0] ?? '')).mode & 0o777).toBe(0o600);
  await customer.call('DELETE', `/uploads/${taken}`);
  expect(await parts()).toEqual([]);
});
