import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import { contentSecurityPolicy } from '../src/http/contentSecurityPolicy.ts';
import { PRODUCTION, startTestServer, type TestServer } from './harness.ts';

/** A deployment with separate addresses for pages, API, socket and pictures. */
const APART: Partial<Config> = {
  publicUrl: 'https://cars.example.com',
  apiUrl: 'https://api.example.com/v1',
  chatUrl: 'https://chat.example.com',
  socketUrl: 'wss://live.example.com',
  mediaUrl: 'https://media.example.com',
};
const HERE = { apiUrl: '', chatUrl: '', socketUrl: '', mediaUrl: '' };

function directives(policy: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split('; ')
      .map((one) => one.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
}

describe('the content security policy', () => {
  test('names the exact origins to connect to, and no inline style or script', () => {
    const policy = contentSecurityPolicy({ publicUrl: 'https://cars.example.com', ...HERE });
    expect(policy).not.toMatch(/unsafe|\*|https:( |;|$)|wss:( |;|$)/);
    expect(directives(policy)).toMatchObject({
      'style-src': ["'self'"],
      'connect-src': ["'self'", 'wss://cars.example.com'],
      'img-src': ["'self'", 'data:', 'blob:'],
    });
  });

  test('lets pages reach a server that stands elsewhere', () => {
    expect(directives(contentSecurityPolicy(APART as Config))).toMatchObject({
      'connect-src': [
        "'self'",
        'https://api.example.com',
        'https://chat.example.com',
        'https://media.example.com',
        'https://live.example.com',
        'wss://live.example.com',
      ],
      'img-src': [
        "'self'",
        'data:',
        'blob:',
        'https://api.example.com',
        'https://media.example.com',
      ],
    });
  });
});

describe('answers', () => {
  let server: TestServer;
  let production: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ corsOrigins: ['https://partner.example'] });
    production = await startTestServer(PRODUCTION);
  });
  afterAll(async () => {
    await server.close();
    await production.close();
  });

  test('tell the time by the clock that the server decides by', async () => {
    server.clock.set('2031-05-06T07:08:09.000Z');
    const { headers } = await server.call('GET', '/api/session');
    expect(headers.date).toBe('Tue, 06 May 2031 07:08:09 GMT');
  });

  test('may not be framed, sniffed, shared with other sites or kept', async () => {
    const { headers } = await production.call('GET', '/api/session');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cache-control': 'no-store',
    });
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  test("the outbox's own style is allowed by its hash", async () => {
    const { headers } = await server.call('GET', '/outbox');
    expect(directives(headers['content-security-policy'])['style-src']).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]);
  });

  const preflight = (one: TestServer, origin: string, url = '/api/requests') =>
    one.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, idempotency-key',
      },
    });

  test('a page of an origin in the settings may call, after asking', async () => {
    const asked = await preflight(server, 'https://partner.example');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-headers': 'authorization, idempotency-key',
    });
    expect(asked.headers['access-control-allow-methods']).toContain('PATCH');
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await server.call('GET', '/api/session', {
      headers: { origin: 'https://partner.example' },
    });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      vary: expect.stringContaining('Origin') as string,
    });
  });

  test.each(['https://partner.example.evil', 'http://partner.example', 'null'])(
    'a page of %s may not',
    async (origin) => {
      const asked = await preflight(server, origin);
      expect(asked.headers['access-control-allow-origin']).toBeUndefined();
      const answer = await server.call('GET', '/api/session', { headers: { origin } });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('with no origin in the settings no one may', async () => {
    const asked = await preflight(production, 'https://partner.example');
    expect(asked.statusCode).toBe(404);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('the button may ask for colours from anywhere, origins in the settings or not', async () => {
    for (const one of [server, production]) {
      const answer = await one.call('GET', '/api/partner_customisations/nobody', {
        headers: { origin: 'https://any.example' },
      });
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
  });
});

test('where the API stands at another address, its own pages may call it', async () => {
  const server = await startTestServer(APART);
  try {
    const answer = await server.call('GET', '/api/session', {
      headers: { origin: 'https://cars.example.com' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe('https://cars.example.com');
  } finally {
    await server.close();
  }
});
