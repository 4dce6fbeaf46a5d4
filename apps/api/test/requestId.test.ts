import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PRODUCTION, startTestServer, type TestServer } from './harness.ts';

const OWN = /^[0-9A-HJKMNP-TV-Z]{12}$/;
const ORIGIN = 'https://partner.example';

let server: TestServer;
let proxied: TestServer;

beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [ORIGIN] });
  proxied = await startTestServer({ ...PRODUCTION, trustedProxies: 1 });
});
afterAll(async () => {
  await server.close();
  await proxied.close();
});
afterEach(() => vi.restoreAllMocks());

const idOf = async (url: string, options = {}, one = server): Promise<unknown> =>
  (await one.call('GET', url, options)).headers['x-request-id'];

test.each([
  ['an answer', '/healthz', 200],
  ['a refusal', '/api/requests', 401],
  ['an answer to a wrong key', '/api/public/auctions/dealers/x', 404],
  ['a file that cannot be asked for', '/media/x/y.jpg', 422],
  ['an unknown address', '/api/nowhere', 404],
  ['an address that cannot be read', '/api/%', 404],
  ['the contract', '/openapi.json', 200],
  ['a page', '/docs', 200],
])('%s has an id of its own', async (_name, url, status) => {
  const answers = await Promise.all([server.call('GET', url), server.call('GET', url)]);
  const ids = answers.map(({ headers }) => String(headers['x-request-id']));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
  for (const id of ids) expect(id).toMatch(OWN);
  expect(new Set(ids).size).toBe(2);
});

test('an unexpected failure has the id of its lines in the log', async () => {
  const { log } = server.app;
  const child = vi.spyOn(log, 'child');
  vi.spyOn(server.services.clock, 'now').mockImplementationOnce(() => {
    throw new Error('the clock stopped');
  });
  const answer = await server.call('GET', '/healthz');
  expect(answer.statusCode).toBe(500);
  const bindings = child.mock.calls.map(([one]) => one);
  expect(bindings).toEqual([{ reqId: answer.headers['x-request-id'] }]);
});

test('a page of another origin may read it', async () => {
  const { headers } = await server.call('GET', '/api/session', { headers: { origin: ORIGIN } });
  expect(headers['access-control-expose-headers']).toContain('x-request-id');
});

describe('the id that a call brings', () => {
  const sent = '3f1e9a52-7c1d-4be0-9a5c-0d1f2e3a4b5c';

  test('is kept behind a proxy', async () => {
    const headers = { 'x-request-id': sent };
    expect(await idOf('/healthz', { headers }, proxied)).toBe(sent);
    expect(await idOf('/api/%', { headers }, proxied)).toBe(sent);
  });

  test('is not believed without one', async () => {
    expect(await idOf('/healthz', { headers: { 'x-request-id': sent } })).toMatch(OWN);
  });

  test.each(['short', 'x'.repeat(65), 'a"},{"level":50', '<script>alert(1)'])(
    'is not taken where it is no id: %s',
    async (id) => {
      const headers = { 'x-request-id': id };
      expect(await idOf('/healthz', { headers }, proxied)).toMatch(OWN);
    },
  );
});
