import { listConversations } from '@forecourt/contract/endpoints/messages';
import {
  getPartnerCustomisation,
  listMyPartners,
  listPartnerCustomisations,
} from '@forecourt/contract/endpoints/partners';
import {
  createRequest,
  createSelfRequest,
  listRequestEvents,
  listRequests,
  updateRequest,
} from '@forecourt/contract/endpoints/requests';
import { createSession, deleteSession } from '@forecourt/contract/endpoints/session';
import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchTransport } from '../transport/fetch.ts';
import { json, LocalServer } from '../test/localServer.ts';
import { ApiProblem, ContractViolation, NetworkError, TimeoutError } from './errors.ts';
import { callsOf } from './calls.ts';
import { createHttpClient, type HttpClient, type HttpClientOptions } from './httpClient.ts';

const partners = { partners: [makePartner(seeded(1))] };
const problem = (status: number, code: string, more: object = {}) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  ...more,
});
/** The server has so many requests. */
const asked = (times: number) => expect.poll(() => server.seen).toHaveLength(times);

let server: LocalServer;
let base: string;
let token: string | null;
let http: HttpClient;
const client = (more: Partial<HttpClientOptions> = {}): HttpClient =>
  createHttpClient({
    transport: fetchTransport,
    apiUrl: base,
    chatUrl: `${base}/chat-host`,
    token: () => token,
    retry: { baseMs: 1 },
    ...more,
  });

const calls = (one = http) =>
  callsOf(one, {
    createRequest,
    createSelfRequest,
    createSession,
    deleteSession,
    getPartnerCustomisation,
    listConversations,
    listMyPartners,
    listPartnerCustomisations,
    listRequestEvents,
    listRequests,
    updateRequest,
  });

beforeEach(async () => {
  server = new LocalServer();
  base = await server.start();
  token = 'secret';
  http = client();
});
afterEach(() => server.stop());

describe('a call', () => {
  it('carries the token as it is to the main API, and as Bearer to the chat API', async () => {
    server.handler = ({ url }, response) =>
      json(response, 200, url.includes('chats') ? [] : partners);
    expect(await calls().listMyPartners()).toEqual(partners);
    await calls().listConversations();
    expect(server.seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/api/my/partners', 'secret'],
      ['/chat-host/chats/conversations', 'Bearer secret'],
    ]);
  });

  it('carries no token where none is needed', async () => {
    server.handler = (_, response) => json(response, 404, problem(404, 'NOT_FOUND'));
    await expect(calls().getPartnerCustomisation('x')).rejects.toThrow('NOT_FOUND');
    expect(server.seen[0]!.headers.authorization).toBeUndefined();
  });

  it('for staff is not sent without a token: its answer is known', async () => {
    token = null;
    await expect(calls().listMyPartners()).rejects.toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(server.seen).toEqual([]);
  });

  it('fills path and query, leaving out what is empty', async () => {
    server.handler = (_, response) =>
      json(response, 200, { requests: [], metadata: { after: null } });
    await calls().listRequests({
      type: 'TRADE',
      partner_id: 'a b',
      status: '',
      name: 'Õ&',
      after: undefined,
    });
    await expect(calls().listRequestEvents('../x/y')).rejects.toThrow();
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/api/requests?type=TRADE&partner_id=a+b&name=%C3%95%26',
      '/api/requests/..%2Fx%2Fy/events',
    ]);
  });

  it('resolves to nothing where the contract answers with nothing', async () => {
    server.handler = (_, response) => response.writeHead(204).end();
    expect(await calls().deleteSession()).toBeUndefined();
  });
});

describe('failures', () => {
  it('are problems with a code, the refused fields and the time to wait', async () => {
    const errors = [{ field: 'phone', code: 'INVALID_FORMAT' }];
    server.handler = (_, response) =>
      json(response, 429, problem(429, 'RATE_LIMITED', { errors }), { 'retry-after': '17' });
    const body = { request_type: 'TRADE', partner_id: 'p', phone: '1', user_id: 'u' } as const;
    const error: unknown = await calls()
      .createSelfRequest(body)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfter: 17, errors });
    expect((error as ApiProblem).errorOf('phone')).toBe('INVALID_FORMAT');
    expect(server.seen).toHaveLength(1);
  });

  it('have a code also when a proxy answers with a page', async () => {
    server.handler = (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    await expect(calls().listMyPartners()).rejects.toMatchObject({
      status: 502,
      code: 'UNAVAILABLE',
    });
  });

  it('tell a dead network from a slow server', async () => {
    server.handler = () => undefined;
    const slow = client({ timeoutMs: 40, retry: { attempts: 1 } });
    await expect(calls(slow).listMyPartners()).rejects.toBeInstanceOf(TimeoutError);
    server.handler = (_, response) => response.destroy();
    await expect(calls().listMyPartners()).rejects.toBeInstanceOf(NetworkError);
  });

  it('include an answer that breaks the contract, and say where', async () => {
    server.handler = (_, response) => json(response, 200, { partners: [{ id: 5, name: 'N' }] });
    const error: unknown = await calls()
      .listMyPartners()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractViolation);
    expect(error).toMatchObject({
      source: 'listMyPartners',
      mismatch: { path: '/partners/0/id', expected: 'string' },
    });
    server.handler = (_, response) => response.writeHead(200).end('{"partners": [');
    await expect(calls().listMyPartners()).rejects.toBeInstanceOf(ContractViolation);
  });
});

describe('retries', () => {
  const create = (key?: string) =>
    calls().createRequest(
      { request_type: 'TRADE', partner_id: 'p', name: 'Ada', email: 'a@b.test' },
      { idempotencyKey: key },
    );

  it('repeat a read until the server is back', async () => {
    server.handler = (_, response, count) => {
      if (count === 1) response.destroy();
      else if (count === 2) json(response, 503, problem(503, 'UNAVAILABLE'));
      else json(response, 200, partners);
    };
    expect(await calls().listMyPartners()).toEqual(partners);
    expect(server.seen).toHaveLength(3);
  });

  it('give up after three attempts, with the last failure', async () => {
    server.handler = (_, response) => json(response, 503, problem(503, 'UNAVAILABLE'));
    await expect(calls().listMyPartners()).rejects.toMatchObject({ status: 503 });
    expect(server.seen).toHaveLength(3);
  });

  it('send a request once more under the same key, so that the customer gets one message', async () => {
    server.handler = (_, response, count) => {
      if (count === 1) response.destroy();
      else json(response, 409, problem(409, 'IDEMPOTENCY_CONFLICT'));
    };
    await expect(create()).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await expect(create()).rejects.toThrow();
    await expect(create('intent')).rejects.toThrow();
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe('intent');
  });

  it('of a change are one at most, since a person waits for it', async () => {
    server.handler = (_, response) => json(response, 503, problem(503, 'UNAVAILABLE'));
    await expect(create()).rejects.toMatchObject({ status: 503 });
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('never repeat a write without a key, nor what was refused', async () => {
    server.handler = (_, response) => response.destroy();
    await expect(calls().updateRequest('r1', { status: 'ARCHIVED' })).rejects.toBeInstanceOf(
      NetworkError,
    );
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]!.headers['idempotency-key']).toBeUndefined();
    server.handler = (_, response) => json(response, 422, problem(422, 'MISSING_FIELD'));
    await expect(create()).rejects.toMatchObject({ status: 422 });
    expect(server.seen).toHaveLength(2);
  });

  it('stop waiting when the caller gives up', async () => {
    http = client({ retry: { baseMs: 10_000, maxMs: 10_000 } });
    server.handler = (_, response) => response.destroy();
    const run = new AbortController();
    const call = calls().listMyPartners({ signal: run.signal });
    await asked(1);
    run.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('identical reads in flight', () => {
  it('are one request with one answer for all', async () => {
    server.handler = (_, response) => json(response, 200, partners);
    const [one, two] = await Promise.all([calls().listMyPartners(), calls().listMyPartners()]);
    expect(one).toBe(two);
    expect(server.seen).toHaveLength(1);
    await calls().listMyPartners();
    expect(server.seen).toHaveLength(2);
  });

  it('are aborted only when the last caller gives up', async () => {
    let closed = false;
    server.handler = ({ url }, response) => {
      if (url === '/other') json(response, 200, {});
      else response.on('close', () => (closed = true));
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const one = calls().listMyPartners({ signal: first.signal });
    const two = calls().listMyPartners({ signal: second.signal });
    await asked(1);
    first.abort();
    await expect(one).rejects.toMatchObject({ name: 'AbortError' });
    // A whole other request later the server still has the shared one.
    await fetch(`${base}/other`);
    expect(closed).toBe(false);
    second.abort();
    await expect(two).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => closed).toBe(true);
  });

  it('are sent again right after an abort', async () => {
    server.handler = (_, response, count) => {
      if (count > 1) json(response, 200, partners);
    };
    const run = new AbortController();
    const given = calls().listMyPartners({ signal: run.signal });
    const refused = expect(given).rejects.toMatchObject({ name: 'AbortError' });
    await asked(1);
    run.abort();
    expect(await calls().listMyPartners()).toEqual(partners);
    await refused;
  });

  it('are not shared between two people, nor when the caller says so', async () => {
    server.handler = (_, response) => json(response, 200, partners);
    const first = calls().listMyPartners();
    const unshared = calls().listMyPartners({ deduplicate: false });
    token = 'other';
    await Promise.all([first, unshared, calls().listMyPartners()]);
    // Each has a connection of its own, so they may arrive in any order.
    expect(server.seen.map(({ headers }) => headers.authorization).sort()).toEqual([
      'other',
      'secret',
      'secret',
    ]);
  });
});

describe('a refused token', () => {
  const refuse = (known: string) => {
    server.handler = ({ headers }, response) => {
      if (headers.authorization === known) json(response, 200, partners);
      else json(response, 401, problem(401, 'UNAUTHENTICATED'));
    };
  };

  it('is told to the owner, and the calls fail', async () => {
    refuse('none');
    const onUnauthorized = vi.fn();
    http = client({ onUnauthorized });
    const made = await Promise.allSettled([
      calls().listMyPartners(),
      calls().listPartnerCustomisations('p1'),
    ]);
    expect(made).toMatchObject([
      { reason: { code: 'UNAUTHENTICATED' } },
      { reason: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(onUnauthorized).toHaveBeenCalled();
    expect(server.seen).toHaveLength(2);
  });

  it('is not held against a person who has signed in since', async () => {
    refuse('new');
    const onUnauthorized = vi.fn();
    http = client({ onUnauthorized });
    server.handler = ({ headers }, response) => {
      token = 'new';
      if (headers.authorization === 'new') json(response, 200, partners);
      else json(response, 401, problem(401, 'UNAUTHENTICATED'));
    };
    expect(await calls().listMyPartners()).toEqual(partners);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not asked about for ever', async () => {
    server.handler = (_, response) => {
      token = `newer ${server.seen.length}`;
      json(response, 401, problem(401, 'UNAUTHENTICATED'));
    };
    http = client();
    await expect(calls().listMyPartners()).rejects.toMatchObject({ status: 401 });
    expect(server.seen).toHaveLength(2);
  });

  it('is another thing than a wrong password', async () => {
    const onUnauthorized = vi.fn();
    http = client({ onUnauthorized });
    server.handler = (_, response) => json(response, 401, problem(401, 'WRONG_PASSWORD'));
    const wrong = calls().createSession({ username: 'a', password: 'b' });
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
