import { listMyPartners } from '@forecourt/contract/endpoints/partners';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { EarlyCalls } from './early.ts';
import { callsOf } from './http/calls.ts';
import { createHttpClient } from './http/httpClient.ts';
import { fetchTransport } from './transport/fetch.ts';
import { json, LocalServer } from './test/localServer.ts';

const partners = { partners: [makePartner(seeded(1))] };
let server: LocalServer;
let base: string;
let token: string;
let early: EarlyCalls;

beforeEach(async () => {
  server = new LocalServer();
  base = await server.start();
  token = 'secret';
  early = new EarlyCalls(token);
  server.handler = (_, response) => json(response, 200, partners);
});
afterEach(() => {
  vi.useRealTimers();
  return server.stop();
});

const list = () => {
  const http = createHttpClient({
    transport: fetchTransport,
    apiUrl: base,
    chatUrl: base,
    token: () => token,
    early,
  });
  return callsOf(http, { listMyPartners }).listMyPartners();
};

describe('an answer that was asked for early', () => {
  it('is the client’s, once, and was asked for with the token', async () => {
    void early.ask(`${base}/api/my/partners`);
    expect(await list()).toEqual(partners);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['secret']);
    await list();
    expect(server.seen).toHaveLength(2);
  });

  it('is not another person’s', async () => {
    void early.ask(`${base}/api/my/partners`);
    token = 'another';
    await list();
    expect(server.seen.map(({ headers }) => headers.authorization)).toContain('another');
  });

  it('is asked for again where it failed', async () => {
    server.handler = (_, response) => json(response, 503, {});
    await early.ask(`${base}/api/my/partners`).catch(() => undefined);
    server.handler = (_, response) => json(response, 200, partners);
    expect(await list()).toEqual(partners);
  });

  it('is not asked for again where there is nothing', async () => {
    server.handler = (_, response) => json(response, 404, { code: 'NOT_FOUND', status: 404 });
    void early.ask(`${base}/api/my/partners`).catch(() => undefined);
    await expect(list()).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(server.seen).toHaveLength(1);
  });

  it('is asked for again where it grew old', async () => {
    await early.ask(`${base}/api/my/partners`);
    vi.useFakeTimers({ now: Date.now() + 6000, toFake: ['Date'] });
    await list();
    expect(server.seen).toHaveLength(2);
  });
});
