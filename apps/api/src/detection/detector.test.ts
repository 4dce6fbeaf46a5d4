import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createDetector, MAX_FINDINGS, UnreadablePhoto } from './detector.ts';

const KEY = 'secret-detection-key';
const PHOTO = Buffer.from('a photo');
const BOX = { x: 0.25, y: 0.5, width: 0.1, height: 0.2 };
const DENT = { part: 'hood', kind: 'dent', size: 'small', box: BOX, confidence: 0.87 };

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A service on this machine, and the requests that reached it. */
async function service(answer: RequestListener, key: string | null = KEY) {
  const calls: { method?: string; path?: string; headers: IncomingHttpHeaders; body: string }[] =
    [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      calls.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/detect?model=2`;
  return { detector: createDetector({ damageDetection: { url, key } })!, calls };
}

const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

test('is off without an address', () => {
  expect(createDetector({ damageDetection: null })).toBeNull();
});

test('sends the photo itself, with the key, and reads what was found on it', async () => {
  const { detector, calls } = await service(says({ findings: [DENT], model: 'v2' }));
  expect(await detector.detect(PHOTO)).toEqual([DENT]);
  expect(calls).toMatchObject([{ method: 'POST', path: '/detect?model=2', body: 'a photo' }]);
  expect(calls[0]!.headers).toMatchObject({
    'content-type': 'image/jpeg',
    authorization: `Bearer ${KEY}`,
  });
});

test('sends no key where there is none', async () => {
  const { detector, calls } = await service(says({ findings: [] }), null);
  expect(await detector.detect(PHOTO)).toEqual([]);
  expect(calls[0]!.headers).not.toHaveProperty('authorization');
});

test.each([
  ['a kind that is not known', { kind: 'hail' }],
  ['no kind', { kind: undefined }],
  ['no box', { box: null }],
  ['a box that begins outside', { box: { ...BOX, x: -0.1 } }],
  ['a box in pixels', { box: { x: 10, y: 10, width: 200, height: 100 } }],
  ['a box of text', { box: { ...BOX, width: '0.1' } }],
  ['a box without a width', { box: { ...BOX, width: 0 } }],
  ['a box on the edge', { box: { ...BOX, x: 1 } }],
  ['a number beyond all', { box: { ...BOX, height: 1e300 } }],
  ['a confidence in percent', { confidence: 87 }],
  ['no confidence', { confidence: null }],
])('leaves out a finding with %s, and keeps the others', async (_, wrong) => {
  const { detector } = await service(says({ findings: [{ ...DENT, ...wrong }, null, 7, DENT] }));
  expect(await detector.detect(PHOTO)).toEqual([DENT]);
});

test('takes nothing that the schema does not name, and what is not known as not said', async () => {
  const more = { id: 'x', description: '<b>', part: 'wing', size: ['small'] };
  const { detector } = await service(says({ findings: [{ ...DENT, ...more }] }));
  expect(await detector.detect(PHOTO)).toEqual([{ ...DENT, part: null, size: null }]);
});

test('cuts a box at the edge of the picture', async () => {
  const box = { x: 0.75, y: 0.5, width: 0.5, height: 1 };
  const { detector } = await service(says({ findings: [{ ...DENT, box }] }));
  const [found] = await detector.detect(PHOTO);
  expect(found!.box).toEqual({ x: 0.75, y: 0.5, width: 0.25, height: 0.5 });
});

test('keeps the surest of too many', async () => {
  const findings = Array.from({ length: 50 }, (_, index) => ({ ...DENT, confidence: index / 50 }));
  const { detector } = await service(says({ findings }));
  const found = await detector.detect(PHOTO);
  expect(found).toHaveLength(MAX_FINDINGS);
  expect(found[0]!.confidence).toBe(0.98);
  expect(found.at(-1)!.confidence).toBe(0.6);
});

test.each([400, 413, 415, 422])('by %i the photo itself is refused', async (status) => {
  const { detector } = await service(says({}, status));
  await expect(detector.detect(PHOTO)).rejects.toBeInstanceOf(UnreadablePhoto);
});

test.each<[string, RequestListener]>([
  ['does not know the key', says({}, 401)],
  ['is busy', says({}, 429)],
  ['fails', says({}, 500)],
  ['answers nonsense', (_request, response) => response.end('<html>')],
  ['answers nothing', (_request, response) => response.writeHead(204).end()],
  ['answers a list', says([DENT])],
  ['answers null', says(null)],
  ['answers no list', says({ findings: { 0: DENT } })],
  ['never stops', (_request, response) => response.end(' '.repeat(70_000) + '{"findings":[]}')],
  ['hangs up', (request) => request.socket.destroy()],
  ['redirects', (_request, response) => response.writeHead(307, { location: '/' }).end()],
])('a service that %s is asked again later, and its key is told to nobody', async (_, answer) => {
  const { detector, calls } = await service(answer);
  const error: unknown = await detector.detect(PHOTO).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(UnreadablePhoto);
  expect(String((error as Error).stack)).not.toContain(KEY);
  expect(calls).toHaveLength(1);
});

test('a service that does not answer is given up', async () => {
  const giveUp = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal);
  const { detector } = await service(() => giveUp.abort(new Error('the time is up')));
  await expect(detector.detect(PHOTO)).rejects.toThrow('the time is up');
  expect(limit).toHaveBeenCalledWith(30_000);
  limit.mockRestore();
});
