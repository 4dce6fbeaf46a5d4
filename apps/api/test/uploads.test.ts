import { readdir, rm, stat, utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { phonePhoto } from '../src/media/testing/pictures.ts';
import {
  createCustomer,
  createPartner,
  type Customer,
} from '../src/modules/capture/testing/customer.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { head, slowClient, type SlowClient } from './slowClient.ts';
import { until } from './until.ts';

/*
 * Photos over real sockets. The server's timers are moved by hand, so that a slow line takes no time, and
 * a slow machine is no slow line.
 */

/** Slower than the server's own, so that a small photo can be a slow one. */
const PACE = { bytes: 1000, ms: 30_000 };
const IN_FLIGHT = 40 * 1024 * 1024;
/** How long the server reads on after an answer that came before the end of the body. */
const LINGER_MS = 5000;
const TUS = 'application/offset+octet-stream';

let server: TestServer;
let customer: Customer;
let port: number;
let photo: Buffer;
let id: string;

beforeAll(async () => {
  server = await startTestServer({ intake: { pace: PACE, inFlight: IN_FLIGHT } });
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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const unfinished = (): string => join(server.services.config.dataFolder, 'media', 'unfinished');
const parts = async (): Promise<string[]> => {
  const entries = await readdir(unfinished(), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
};
/** Bytes on the disk: what has arrived of the only body that is coming in. */
const received = async (): Promise<number> => {
  const [path] = await parts();
  return path ? (await stat(path)).size : 0;
};
const arrived = (bytes: number) => until(async () => (await received()) === bytes);
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
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

  const begin = async (): Promise<SlowClient> => {
    const line = await slowClient(port);
    line.write(
      head('PUT', content(), { 'content-type': 'image/jpeg', 'content-length': photo.length }),
    );
    return line;
  };

  test('arrives, however long it takes, as long as it comes', async () => {
    const line = await begin();
    const pieces = 30;
    const piece = Math.ceil(photo.length / pieces);
    for (let at = 0; at < photo.length; at += piece) {
      if (at > 0) await arrived(at);
      vi.advanceTimersByTime((4 * PACE.ms) / pieces);
      line.write(photo.subarray(at, at + piece));
    }
    expect((await line.answer()).status).toBe(200);
    expect(await stateOf()).toBe('PROCESSED');
    line.cut();
  });

  test('is told when it comes too slowly, and the line is closed', async () => {
    const line = await begin();
    for (let sent = 0; sent < 600; sent += 100) {
      line.write(photo.subarray(sent, sent + 100));
      await arrived(sent + 100);
      vi.advanceTimersByTime(PACE.ms / 6);
    }
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
    await arrived(4000);
    vi.advanceTimersByTime(2 * PACE.ms);
    expect((await line.answer()).status).toBe(408);
    await line.closed();
    expect(await progress()).toBe(4000);
  });
});

describe('what else comes slowly', () => {
  test('JSON has a time for its whole', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reading = vi.spyOn(server.services.intake, 'read');
    const line = await slowClient(port);
    const body = Buffer.from(JSON.stringify({ owner_notes: 'x'.repeat(5000) }));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    line.write(head('PATCH', customer.path, headers));
    await until(() => reading.mock.calls.length > 0);
    for (let seconds = 0; seconds < 60; seconds += 10) {
      line.write(body.subarray(seconds * 10, seconds * 10 + 100));
      vi.advanceTimersByTime(10_000);
    }
    expect((await line.answer()).status).toBe(408);
    let isClosed = false;
    void line.closed().then(() => (isClosed = true));
    await until(() => {
      vi.advanceTimersByTime(LINGER_MS);
      return isClosed;
    });
  });

  test('a head that never ends loses its line', async () => {
    const { headersTimeout } = server.app.server;
    expect(headersTimeout).toBe(20_000);
    onTestFinished(() => void (server.app.server.headersTimeout = headersTimeout));
    server.app.server.headersTimeout = 500;
    const line = await slowClient(port);
    line.write('GET /health HTTP/1.1\r\nhost: x\r\n');
    await line.closed();
  });
});

describe('a photo whose line breaks', () => {
  test('goes on where it was', async () => {
    const half = Math.floor(photo.length / 2);
    const line = await slowClient(port);
    const headers = { ...place(0, photo.length), 'content-type': TUS };
    line.write(head('PATCH', content(), { ...headers, 'content-length': photo.length }));
    line.write(photo.subarray(0, half));
    await arrived(half);
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
    // no time passes after which it would end the old line by itself
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const line = await slowClient(port);
    const headers = { ...place(0, photo.length), 'content-type': TUS };
    line.write(head('PATCH', content(), { ...headers, 'content-length': photo.length }));
    line.write(photo.subarray(0, 3000));
    await arrived(3000);
    const rest = await append(photo.subarray(3000), 3000, photo.length);
    expect(rest.statusCode).toBe(204);
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

  test('of 25 MB is written to the disk as it comes', async () => {
    const bytes = Buffer.alloc(25 * 1024 * 1024, 'noise');
    const line = await slowClient(port);
    line.write(
      head('PUT', content(), { 'content-type': 'image/png', 'content-length': bytes.length }),
    );
    const most = bytes.length - 1;
    line.write(bytes.subarray(0, most));
    await arrived(most);
    line.write(bytes.subarray(most));
    expect((await line.answer()).status).toBe(415);
    line.cut();
  });

  test('as the body of what takes JSON is refused by its head', async () => {
    const line = await slowClient(port);
    const headers = { 'content-type': 'image/png', 'content-length': 8 * 1024 * 1024 };
    line.write(head('PATCH', customer.path, headers));
    const { status, text } = await line.answer();
    expect([status, text.includes('UNSUPPORTED_MEDIA_TYPE')]).toEqual([415, true]);
    line.cut();
  });
});

describe('too much at once', () => {
  test('is put off, and taken when there is room again', async () => {
    const large = Buffer.alloc(28 * 1024 * 1024);
    const headers = { 'content-type': TUS, ...place(0, large.length) };
    const first = await slowClient(port);
    first.write(head('PATCH', content(), { ...headers, 'content-length': large.length }));
    first.write(large.subarray(0, -1));
    await arrived(large.length - 1);

    const other = await customer.announce('windshield');
    const refused = await append(large, 0, large.length, content(other.id));
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    first.cut();
    const taken = async () =>
      (await customer.call('PUT', `/uploads/${other.id}/content`, photo)).statusCode;
    await until(async () => (await taken()) === 200);
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

test('what no one came back for within a day is deleted, and what is taken back at once', async () => {
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
