import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let page: string;

beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.call('GET', '/docs');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  page = answer.body;
});
afterAll(() => server.close());

const addresses = () => [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, one = '']) => one);

test('the reference needs no sign-in, and keeps to the policy of all pages', async () => {
  const { headers } = await server.call('GET', '/docs/');
  const policy = (await server.call('GET', '/healthz')).headers['content-security-policy'];
  expect(headers['content-security-policy']).toBe(policy);
  expect(policy).not.toContain('unsafe');
  expect(page).not.toMatch(/<style|<script(?! src)|\son\w+=|\sstyle=/);
  expect(addresses().filter((one) => !one.startsWith('/'))).toEqual([]);
});

test.each([
  ['css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('the library’s .%s comes from here, small and kept until its next version', async (...row) => {
  const [ending, type, kept] = row;
  const [address = ''] = addresses().filter((one) => one.includes(`.${ending}?v=`));
  const headers = { 'accept-encoding': 'br' };
  const answer = await server.call('GET', address, { headers });
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': kept,
    'x-content-type-options': 'nosniff',
  });
  const whole = brotliDecompressSync(answer.rawPayload);
  expect(answer.rawPayload.length).toBeLessThan(whole.length / 3);
});

test('it shows the document that the server gives, and sends nothing to others', async () => {
  const script = await server.call('GET', '/docs/start.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const given: Record<string, unknown>[] = [];
  const start = new Function('SwaggerUIBundle', 'matchMedia', 'document', script.body);
  start(
    (options: Record<string, unknown>) => given.push(options),
    () => ({ matches: true, addEventListener: () => undefined }),
    { documentElement: { classList: { toggle: () => true } } },
  );
  expect(given).toEqual([
    expect.objectContaining({
      url: '/openapi.json',
      validatorUrl: null,
      supportedSubmitMethods: ['get'],
    }),
  ]);
  expect(page).toContain(`id="${String(given[0]?.dom_id).slice(1)}"`);
  expect((await server.call('GET', '/openapi.json')).statusCode).toBe(200);
});

test('nothing else of the library is served, and no page answers in its place', async () => {
  for (const path of ['package.json', 'swagger-ui.js', 'index.html', 'swagger-ui-bundle.js.map']) {
    expect([path, (await server.call('GET', `/docs/${path}`)).statusCode]).toEqual([path, 404]);
  }
});
