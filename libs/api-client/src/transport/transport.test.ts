import { serverClock } from '@forecourt/platform';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError, TimeoutError } from '../http/errors.ts';
import { json, LocalServer } from '../test/localServer.ts';
import { axiosTransport } from './axios.ts';
import { fetchTransport } from './fetch.ts';
import type { TransportRequest } from './transport.ts';

/** The page's XMLHttpRequest, which axios uses; it looks for one as soon as it is loaded. */
const page = vi.hoisted(() => {
  const current: { window?: { XMLHttpRequest: new () => object } } = {};
  globalThis.XMLHttpRequest = function () {
    return new current.window!.XMLHttpRequest();
  } as unknown as typeof XMLHttpRequest;
  return current;
});

const transports = [
  { name: 'fetch', transport: fetchTransport, isStaffs: false },
  { name: 'axios', transport: axiosTransport, isStaffs: true },
];

let server: LocalServer;
let base: string;

beforeEach(async () => {
  server = new LocalServer();
  base = await server.start();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const requestTo = (url: string): TransportRequest => ({
  method: 'GET',
  url,
  headers: {},
  data: undefined,
  timeout: 60_000,
  signal: new AbortController().signal,
});

describe.each(transports)('the transport by $name', ({ name, transport, isStaffs }) => {
  const send = (change: Partial<TransportRequest> = {}): Promise<unknown> =>
    transport.send({ ...requestTo(`${base}/api/x`), ...change });
  beforeEach(() => {
    if (name !== 'axios') return;
    const { window } = new JSDOM('', { url: base });
    page.window = window;
    vi.stubGlobal('Blob', window.Blob);
  });

  it('tells the server’s time by the date of its answer', async () => {
    serverClock.offset = 0;
    const ahead = 3_600_000;
    server.handler = (_, response) => {
      response.setHeader('date', new Date(Date.now() + ahead).toUTCString());
      json(response, 200, { ok: true });
    };
    await send();
    expect(Math.abs(serverClock.offset - ahead)).toBeLessThan(ahead / 2);
    serverClock.offset = 0;
  });

  describe('what is sent', () => {
    beforeEach(() => {
      server.handler = (_, response) => json(response, 200, { ok: true });
    });

    it('is JSON, and says so, by every method', async () => {
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
        await send({ method, data: { name: 'Õ' } });
      expect(server.seen.map(({ method, body }) => [method, body])).toEqual(
        ['POST', 'PATCH', 'PUT', 'DELETE'].map((method) => [method, { name: 'Õ' }]),
      );
      const types = server.seen.map(({ headers }) => headers['content-type']);
      expect(new Set(types)).toEqual(new Set(['application/json']));
    });

    it('is nothing at all where the call has no body', async () => {
      await send({ method: 'DELETE' });
      await send({ method: 'POST' });
      expect(server.seen.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
        [undefined, undefined],
        [undefined, undefined],
      ]);
    });

    it('is bytes as they are, under the type that the caller names', async () => {
      const type = 'application/offset+octet-stream';
      const data = new TextEncoder().encode('bytes').buffer;
      await send({ method: 'PATCH', data, headers: { 'content-type': type } });
      expect(server.seen[0]).toMatchObject({ headers: { 'content-type': type }, body: 'bytes' });
    });

    it('is a picture as it is, under its own type', async () => {
      await send({ method: 'PUT', data: new Blob(['bytes'], { type: 'image/webp' }) });
      expect(server.seen[0]).toMatchObject({
        headers: { 'content-type': 'image/webp', 'content-length': '5' },
        body: 'bytes',
      });
    });

    it('carries the headers of the caller, whose word goes before ours', async () => {
      await send({
        headers: { Authorization: 'secret', 'Idempotency-Key': 'once', accept: 'a/b' },
      });
      expect(server.seen[0]!.headers).toMatchObject({
        authorization: 'secret',
        'idempotency-key': 'once',
        accept: 'a/b',
      });
    });
  });

  describe('what comes back', () => {
    it('is the body, and nothing where there is none or it cannot be read', async () => {
      const bodies = ['{"a":[1]}', '', '<!doctype html>', '{"a":'];
      server.handler = (_, response, count) => void response.end(bodies[count - 1]);
      expect(await send()).toEqual({ a: [1] });
      for (const _ of bodies.slice(1)) expect(await send()).toBeUndefined();
      server.handler = (_, response) => void response.writeHead(204).end();
      expect(await send({ method: 'DELETE' })).toBeUndefined();
    });

    it('is a problem where the server refuses, with the time to wait', async () => {
      const problem = { type: 'about:blank', title: 'x', status: 429, code: 'RATE_LIMITED' };
      server.handler = (_, response) => json(response, 429, problem, { 'retry-after': '45' });
      const refused: unknown = await send().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ApiProblem);
      expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: 45 });
    });

    it.runIf(isStaffs)('names the call by which a failure is found in the log', async () => {
      const headers = { 'x-request-id': '7K3M9QX2TC4D' };
      server.handler = (_, response) => json(response, 500, undefined, headers);
      await expect(send()).rejects.toMatchObject({ status: 500, reference: '7K3M9QX2TC4D' });
    });

    it('is a network failure when no server answers, and when the line breaks half way', async () => {
      await expect(send({ url: 'http://127.0.0.1:1/' })).rejects.toBeInstanceOf(NetworkError);
      server.handler = (_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"a":', () => response.destroy());
      };
      await expect(send()).rejects.toBeInstanceOf(NetworkError);
    });
  });

  describe('a call that takes too long', () => {
    it('ends when its time is over though bytes keep coming', async () => {
      server.handler = (_, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(' '), 15);
        response.on('close', () => clearInterval(timer));
      };
      await expect(send({ timeout: 80 })).rejects.toBeInstanceOf(TimeoutError);
    });

    it('ends when its time is over, also half way through the answer', async () => {
      server.handler = () => undefined;
      await expect(send({ timeout: 40 })).rejects.toMatchObject({ kind: 'timeout', timeoutMs: 40 });
      server.handler = (_, response) => void response.writeHead(200).write('{"a":');
      await expect(send({ timeout: 40 })).rejects.toBeInstanceOf(TimeoutError);
    });

    it('may take as long as it likes where there is no limit', async () => {
      let answer = (): void => undefined;
      server.handler = (_, response) => (answer = () => json(response, 200, { late: 1 }));
      const call = send({ timeout: 0 });
      await expect.poll(() => server.seen).toHaveLength(1);
      // A call whose limit is over before says that 0 is not a limit.
      server.handler = () => undefined;
      await expect(send({ timeout: 1 })).rejects.toBeInstanceOf(TimeoutError);
      answer();
      expect(await call).toEqual({ late: 1 });
    });

    it('ends with the caller’s own reason when they give up', async () => {
      let closed = false;
      server.handler = (_, response) => void response.on('close', () => (closed = true));
      const run = new AbortController();
      const call = send({ signal: run.signal });
      await expect.poll(() => server.seen).toHaveLength(1);
      const reason = new Error('another page');
      run.abort(reason);
      await expect(call).rejects.toBe(reason);
      await expect.poll(() => closed).toBe(true);
      await expect(send({ signal: run.signal })).rejects.toBe(reason);
      expect(server.seen).toHaveLength(1);
    });
  });

  describe('the progress of an upload', () => {
    it.runIf(isStaffs)('is told until all of it is sent', async () => {
      server.handler = (_, response) => json(response, 200, { ok: true });
      const onUploadProgress = vi.fn();
      const data = new Blob(['x'.repeat(300_000)], { type: 'image/png' });
      expect(await send({ method: 'PUT', data, onUploadProgress })).toEqual({ ok: true });
      const last = onUploadProgress.mock.lastCall?.[0] as unknown;
      expect(last).toMatchObject({ loaded: 300_000, total: 300_000 });
    });
  });
});

describe('fetch', () => {
  it('goes to the page’s own origin over the connection that the page came by', async () => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetch);
    await fetchTransport.send(requestTo('/api/x'));
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('/api/x');
    // With other credentials a browser opens a second connection.
    expect(new Request(base, init).credentials).toBe('same-origin');
  });
});
