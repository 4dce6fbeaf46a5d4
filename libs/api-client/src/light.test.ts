import { makeInvite, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HttpClient } from './http/client.ts';
import { ApiProblem, ContractViolation, NetworkError, TimeoutError } from './http/errors.ts';
import { createLightClient } from './light.ts';
import { inviteApi } from './operations/invite.ts';
import { json, LocalServer } from './test/local-server.ts';

const invite = makeInvite(seeded('light'));
const self = { request_type: 'TRADE', partner_id: 'p', phone: '+3725', user_id: null } as const;

let server: LocalServer;
let base: string;
let http: HttpClient;
const light = (apiUrl: string, timeoutMs?: number): HttpClient =>
  createLightClient({ apiUrl, chatUrl: '', token: () => null, timeoutMs, retry: { attempts: 1 } });

beforeEach(async () => {
  server = new LocalServer();
  base = await server.start();
  http = light(base);
});
afterEach(() => server.stop());

it('asks and sends without axios, as the other client does', async () => {
  server.handler = ({ method }, response) =>
    method === 'GET'
      ? json(response, 200, invite)
      : json(response, 201, { request: { id: 'r', status: 'SENT' } });
  expect(await inviteApi(http).getPartnerCustomisation('a b', { agent_id: 'x' })).toEqual(invite);
  await inviteApi(http).createSelfRequest(self, { idempotencyKey: 'once' });
  const [get, post] = server.seen;
  expect(get!.url).toBe('/api/partner_customisations/a%20b?agent_id=x');
  expect(post!.headers['idempotency-key']).toBe('once');
  expect(post!.headers['content-type']).toBe('application/json');
});

it('gives every failure its type', async () => {
  const call = () => inviteApi(http).getPartnerCustomisation('x');
  server.handler = (_, response) => {
    response.setHeader('retry-after', '45');
    json(response, 429, { type: 'about:blank', title: 'x', status: 429, code: 'RATE_LIMITED' });
  };
  const refused = await call().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiProblem);
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 45 });
  server.handler = (_, response) => void response.end('<!doctype html>');
  await expect(call()).rejects.toBeInstanceOf(ContractViolation);
  await expect(
    inviteApi(light('http://127.0.0.1:1')).getPartnerCustomisation('x'),
  ).rejects.toBeInstanceOf(NetworkError);
});

it('ends when the time is over, and when the caller gives up', async () => {
  server.handler = () => undefined;
  await expect(inviteApi(light(base, 40)).getPartnerCustomisation('x')).rejects.toBeInstanceOf(
    TimeoutError,
  );
  const run = new AbortController();
  const call = inviteApi(light(base)).getPartnerCustomisation('x', {}, { signal: run.signal });
  run.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
