import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '../src/modules/index.ts';
import { PRODUCTION, startTestServer, type TestServer } from './harness.ts';
import { operations } from './operations.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('every operation of the contract', () => {
  test.each(operations.map((one) => [one.operationId, one] as const))('%s is routed', (_, one) => {
    const url = one.path.replace(/\{(\w+)\}/g, ':$1');
    expect(server.app.hasRoute({ method: one.method as 'GET', url })).toBe(true);
  });

  test.each(operations.map((one) => [one.operationId, one] as const))(
    '%s says who may call it',
    (_, { access, role }) => {
      expect(access).toBeOneOf([
        'staff',
        'public',
        'session-key',
        'dealer-key',
        'opt-out-key',
        'receipt-key',
        'invitation-key',
        'account-key',
        'development',
      ]);
      expect(role).toBeOneOf(['VIEWER', 'AGENT', 'ADMIN']);
    },
  );
});

test('every handler is an operation of the contract', () => {
  const known = new Set<string>(operations.map((one) => one.operationId));
  expect(Object.keys(handlers).filter((name) => !known.has(name))).toEqual([]);
});

test('an address that is none answers 404 as a problem', async () => {
  for (const url of ['/api/nothing', '/api', '/api/requests/%zz', `/api/${'x'.repeat(600)}`]) {
    const answer = await server.call('GET', url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('production has no outbox', async () => {
  const production = await startTestServer(PRODUCTION);
  try {
    expect((await production.call('GET', '/api/outbox')).statusCode).toBe(404);
    expect((await production.call('GET', '/outbox')).statusCode).toBe(404);
    const health = await production.call('GET', '/health');
    expect(health.headers['strict-transport-security']).toContain('max-age');
  } finally {
    await production.close();
  }
});

test('every answer forbids inline scripts, sniffing and framing', async () => {
  const { headers } = await server.call('GET', '/health');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
