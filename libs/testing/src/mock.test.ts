import {
  ApiProblem,
  callsOf,
  createHttpClient,
  fetchTransport,
  NetworkError,
  TimeoutError,
} from '@forecourt/api-client';
import { listPartners } from '@forecourt/contract/endpoints/dealers';
import { listMyPartners } from '@forecourt/contract/endpoints/partners';
import {
  countRequests,
  followUpRequest,
  getRequest,
  listRequestEvents,
  listRequests,
} from '@forecourt/contract/endpoints/requests';
import { deleteSession } from '@forecourt/contract/endpoints/session';
import { makePartner, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { heldAnswer } from './heldAnswer.ts';
import { mock, offline, silence } from './mock.ts';
import { broken, never, problem } from './replies.ts';
import { mockServer } from './server.ts';

const server = mockServer();
const http = createHttpClient({
  transport: fetchTransport,
  apiUrl: 'http://api.test',
  chatUrl: 'http://chat.test',
  token: () => 'secret',
  timeoutMs: 60_000,
  retry: { attempts: 1 },
});
const calls = callsOf(http, {
  countRequests,
  deleteSession,
  followUpRequest,
  getRequest,
  listMyPartners,
  listPartners,
  listRequestEvents,
  listRequests,
});
const request = makeRequest(seeded(1));
const partners = [makePartner(seeded(1))];

describe('mock', () => {
  it('gives a resolver what was asked, typed by the contract', async () => {
    const asked: unknown[] = [];
    server.use(
      mock.get('/api/requests', ({ query, request: { headers } }) => {
        asked.push(query.status, query.after, headers.get('authorization'));
        return { requests: [request], metadata: { after: null } };
      }),
      mock.patch('/api/requests/{id}/follow_up', ({ params, body }) => {
        asked.push(params.id, body.message);
        return { request };
      }),
      mock.delete('/api/session', () => undefined),
    );
    const query = { type: 'TRADE', partner_id: 'p', status: 'SENT' } as const;
    expect((await calls.listRequests(query)).requests).toEqual([request]);
    await calls.followUpRequest('r1', { message: 'Still there?' });
    expect(await calls.deleteSession()).toBeUndefined();
    expect(asked).toEqual(['SENT', undefined, 'secret', 'r1', 'Still there?']);
  });

  it('gives a parameter that is given more than once as a list', async () => {
    const asked: unknown[] = [];
    server.use(
      mock.get('/api/partners', ({ query }) => {
        asked.push(query.state, query.q);
        return { partners: [], metadata: { after: null } };
      }),
    );
    await calls.listPartners({ state: ['ACTIVE', 'OPTED_OUT'], q: 'cedar' });
    await calls.listPartners({ state: ['ACTIVE'] });
    expect(asked).toEqual([['ACTIVE', 'OPTED_OUT'], 'cedar', 'ACTIVE', undefined]);
  });

  it('cannot lie: a body that is not of the contract does not compile', () => {
    // @ts-expect-error -- no such path
    expect(() => mock.get('/api/nothing', () => ({}))).toThrow('no get /api/nothing');
    // @ts-expect-error -- a list of partners has partners
    mock.get('/api/my/partners', () => ({ requests: [] }));
    mock.get('/api/requests/{id}', ({ params }) => {
      // @ts-expect-error -- the path takes no such parameter
      return problem('NOT_FOUND', 404, { detail: params.key });
    });
    mock.post('/api/requests', ({ body }) => {
      // @ts-expect-error -- the body has no such field
      return problem('MISSING_FIELD', 422, { detail: body.surname });
    });
  });

  it('means the fixed path where one with a parameter matches too', async () => {
    server.use(
      mock.get('/api/requests/{id}', () => problem('NOT_FOUND', 404)),
      mock.get('/api/requests/{id}/{sessionKey}', () => problem('NOT_FOUND', 404)),
      mock.get('/api/requests/counts', () => problem('FORBIDDEN', 403)),
      mock.get('/api/requests/{id}/events', () => ({ events: [] })),
    );
    const counts = calls.countRequests({ type: 'TRADE', partner_id: 'p' });
    await expect(counts).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await calls.listRequestEvents('r1')).toEqual({ events: [] });
    await expect(calls.getRequest('r1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answers with the status that the contract has', async () => {
    server.use(
      mock.post('/api/requests', () => ({ request })),
      mock.delete('/api/session', () => undefined),
    );
    const created = await fetch('http://any.test/api/requests', { method: 'POST' });
    const gone = await fetch('http://any.test/api/session', { method: 'DELETE' });
    expect([created.status, gone.status]).toEqual([201, 204]);
  });
});

describe('replies', () => {
  const list = (timeoutMs?: number) => calls.listMyPartners({ timeoutMs });
  const answering = (resolver: Parameters<typeof mock.get<'/api/my/partners'>>[1]): void =>
    server.use(mock.get('/api/my/partners', resolver));

  it('are problems as the server writes them', async () => {
    const errors = [{ field: 'name', code: 'MISSING_FIELD' as const }];
    answering(() => problem('RATE_LIMITED', 429, { errors, retryAfter: 9 }));
    const error: unknown = await list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', errors, retryAfter: 9 });
  });

  it('come late, or never, or break off', async () => {
    const held = heldAnswer();
    answering(() => held.answer({ partners }));
    const answer = list();
    await held.asked;
    held.release();
    expect(await answer).toEqual({ partners });
    answering(() => never());
    await expect(list(50)).rejects.toBeInstanceOf(TimeoutError);
    answering(() => broken());
    await expect(list()).rejects.toBeInstanceOf(NetworkError);
  });

  it('are none when there is no network, or no answer', async () => {
    server.use(...offline());
    await expect(list()).rejects.toBeInstanceOf(NetworkError);
    server.use(...silence());
    await expect(list(50)).rejects.toBeInstanceOf(TimeoutError);
  });
});
