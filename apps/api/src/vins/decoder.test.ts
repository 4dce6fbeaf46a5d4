import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createVinDecoder } from './decoder.ts';

const VOLVO = 'YV1DZ8256C2271234';
const HONDA = '1HGCM82633A004352';
const KEY = 'secret-decoder-key';
const BY_TABLE = { make: 'Volvo', model: null, year: null };

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A decoder on this machine, the requests that reached it, and a clock to move. */
async function decoder(answer: RequestListener) {
  const calls: { path: string | undefined; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    calls.push({ path: request.url, key: request.headers.authorization });
    answer(request, response);
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vins/`;
  const clock = { time: 0, now: () => new Date(clock.time) };
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const vins = createVinDecoder({ vinDecoder: { url, key: KEY } }, clock, log);
  return { vins, calls, clock, log };
}

const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

test('without a decoder the table of makers answers', async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const vins = createVinDecoder({ vinDecoder: null }, { now: () => new Date(0) }, log);
  expect(await vins.decode(VOLVO)).toEqual(BY_TABLE);
  expect(await vins.decode(HONDA)).toEqual({ make: 'Honda', model: null, year: 2003 });
  expect(await vins.decode('XXXZZZ1JZ3W386752')).toBeNull();
});

test('a decoder says make, model and year, and is asked once', async () => {
  const { vins, calls } = await decoder(says({ make: 'Volvo', model: 'V60', year: 2012, more: 1 }));
  const facts = { make: 'Volvo', model: 'V60', year: 2012 };
  expect(await Promise.all([vins.decode(VOLVO), vins.decode(VOLVO)])).toEqual([facts, facts]);
  expect(await vins.decode(VOLVO)).toEqual(facts);
  expect(calls).toEqual([{ path: `/vins/${VOLVO}`, key: `Bearer ${KEY}` }]);
});

test('what a decoder does not say, or says in a wrong form, comes from the table', async () => {
  const { vins } = await decoder(says({ model: ' Acc\u202eord\n', year: '2003' }));
  expect(await vins.decode(HONDA)).toEqual({ make: 'Honda', model: 'Accord', year: 2003 });
});

test('a VIN that a decoder does not know is not asked for again', async () => {
  const { vins, calls, log } = await decoder(says({}, 404));
  expect(await vins.decode(VOLVO)).toEqual(BY_TABLE);
  expect(await vins.decode(VOLVO)).toEqual(BY_TABLE);
  expect(calls).toHaveLength(1);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a VIN that its check digit contradicts is not decoded', async () => {
  const { vins, calls } = await decoder(says({ make: 'Volvo' }));
  expect(await vins.decode('1M8GDM9AXKP042878')).toBeNull();
  expect(await vins.decode('../admin')).toBeNull();
  expect(calls).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['fails', says({}, 500)],
  ['answers nonsense', (_request, response) => response.end('<html>')],
  ['answers a list of nothing', says(null)],
  ['hangs up', (request) => request.socket.destroy()],
  ['redirects', (_request, response) => response.writeHead(307, { location: '/' }).end()],
])(
  'where a decoder %s, the table answers, and it is asked again after a pause',
  async (_, answer) => {
    const { vins, calls, clock, log } = await decoder(answer);
    expect(await vins.decode(VOLVO)).toEqual(BY_TABLE);
    expect(await vins.decode(HONDA)).toMatchObject({ make: 'Honda' });
    expect(calls).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(KEY);
    clock.time += 60_000;
    await vins.decode(VOLVO);
    expect(calls).toHaveLength(2);
  },
);

test('a decoder that does not answer keeps nobody waiting for long', async () => {
  const { vins } = await decoder(() => undefined);
  expect(await vins.decode(VOLVO)).toEqual(BY_TABLE);
});
