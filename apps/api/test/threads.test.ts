import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Thread, ThreadDirection } from '@forecourt/contract';
import { json } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { SYSTEM } from '../src/modules/requests/transition.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenant, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;

const MINUTE = 60_000;
const buyers = 'message_initiated_by=AGENT_BUYER&message_initiated_by=BUYER_AGENT';

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
});
afterAll(() => server.close());
beforeEach(() => server.db.system((tx) => tx.deleteFrom('requests').execute()));

interface Facts {
  /** Minutes since its newest message. */
  ago?: number;
  buyer?: string;
  seller?: string;
  initiator?: ThreadDirection;
  read?: boolean;
  lead?: string;
  car?: { year: number; make: string; model: string };
}

const lead = (tenant: Tenant): Promise<string> =>
  server.db.system(async (tx) => {
    const request = await createRequest(
      server.services,
      tx,
      {
        partnerId: tenant.partnerId,
        type: 'TRADE',
        name: 'Owner',
        phone: null,
        email: 'owner@example.com',
        selfService: false,
        agentId: null,
        customisationId: null,
      },
      SYSTEM,
    );
    return request.id;
  });

const thread = async (tenant: Tenant, facts: Facts = {}): Promise<string> => {
  const { ago = 0, buyer = 'Bea Buyer', seller = 'Sal Seller', read = false } = facts;
  const at = new Date(server.clock.now().getTime() - ago * MINUTE);
  const id = newId(at);
  const lead_id = facts.lead ?? (await lead(tenant));
  await server.db.system((tx) =>
    tx
      .insertInto('threads')
      .values({
        id,
        partner_id: tenant.partnerId,
        lead_id,
        sender_type: 'BUYER',
        summary: 'Hello',
        initiator: facts.initiator ?? 'BUYER_AGENT',
        info: json({
          buyer: { id: 'b', name: buyer },
          seller: { id: 's', name: seller },
          ...facts.car,
        }),
        seller_read_status: read,
        inserted_at: at,
        last_message_at: at,
      })
      .execute(),
  );
  return id;
};

const get = (query: string, as = token) =>
  server.call('GET', `/api/leads/messages/?${query}`, { token: as });
const ids = async (query: string): Promise<string[]> =>
  (await get(query)).json<Answer<'listThreads'>>().threads.map(({ id }) => id);
const mark = (id: string, seller_read_status: string, as = token) =>
  server.call('PATCH', `/api/leads/messages/${id}`, { token: as, payload: { seller_read_status } });

describe('a list of threads', () => {
  test('has the newest message first, ten at a time, none twice', async () => {
    const all: string[] = [];
    // Three at a time have the same time, so that the id decides their order.
    for (let i = 0; i < 25; i++) all.push(await thread(tenants.north, { ago: Math.floor(i / 3) }));
    const seen: string[] = [];
    let after: string | null = '';
    for (let pages = 0; after !== null && pages < 5; pages += 1) {
      const answer = await get(`${buyers}${after && `&after=${after}`}`);
      const body: Answer<'listThreads'> = answer.json();
      expect(body.threads.length).toBeLessThanOrEqual(10);
      const times = body.threads.map(({ last_message_at }) => last_message_at);
      expect(times).toEqual([...times].sort().reverse());
      seen.push(...body.threads.map(({ id }) => id));
      after = body.metadata.after;
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(new Set(all));
  });

  test('is the same with and without a slash at the end', async () => {
    const id = await thread(tenants.north);
    const answer = await server.call('GET', '/api/leads/messages', { token });
    expect(answer.json<Answer<'listThreads'>>().threads).toMatchObject([{ id, summary: 'Hello' }]);
  });

  test('is of those who began it', async () => {
    const buyer = await thread(tenants.north, { ago: 1, initiator: 'BUYER_AGENT' });
    const agent = await thread(tenants.north, { ago: 2, initiator: 'AGENT_BUYER' });
    const seller = await thread(tenants.north, { ago: 3, initiator: 'SELLER_AGENT' });
    expect(await ids(buyers)).toEqual([buyer, agent]);
    expect(await ids('message_initiated_by=SELLER_AGENT')).toEqual([seller]);
    expect(await ids('')).toEqual([buyer, agent, seller]);
  });

  test('is read, new, or all', async () => {
    const fresh = await thread(tenants.north, { ago: 1 });
    const read = await thread(tenants.north, { ago: 2, read: true });
    expect(await ids('seller_read_status=NEW')).toEqual([fresh]);
    expect(await ids('seller_read_status=READ')).toEqual([read]);
    expect(await ids('')).toEqual([fresh, read]);
  });

  test('finds part of a buyer’s or seller’s name, whatever signs are in it', async () => {
    const odd = await thread(tenants.north, { ago: 1, buyer: '100%_Real \\ Name' });
    const seller = await thread(tenants.north, { ago: 2, seller: 'Marta Real' });
    await thread(tenants.north, { ago: 3 });
    expect(await ids('name=%20REAL%20')).toEqual([odd, seller]);
    expect(await ids(`name=${encodeURIComponent('%_real \\')}`)).toEqual([odd]);
    expect(await ids('name=%25')).toEqual([odd]);
    expect(await ids('name=nobody')).toEqual([]);
  });

  test('finds every word in a name or in the car', async () => {
    const car = { year: 2019, make: 'Volkswagen', model: 'Golf' };
    const golf = await thread(tenants.north, { ago: 1, car });
    const named = await thread(tenants.north, { ago: 2, buyer: 'Ann Golfer' });
    await thread(tenants.south, { car });
    expect(await ids('q=golf')).toEqual([golf, named]);
    expect(await ids('q=%20VW%20golf')).toEqual([]);
    expect(await ids('q=wagen%202019')).toEqual([golf]);
    expect(await ids('q=golf%20ann')).toEqual([named]);
    expect(await ids('q=%25')).toEqual([]);
  });

  test('is of one report when asked for', async () => {
    const id = await thread(tenants.north);
    await thread(tenants.north);
    const [first] = (await get(''))
      .json<{ threads: Thread[] }>()
      .threads.filter((one) => one.id === id);
    expect(await ids(`lead_id=${first?.lead_id}`)).toEqual([id]);
  });

  test('is of one partner, or of all that are the caller’s', async () => {
    const own = await thread(tenants.north, { ago: 1 });
    const other = await thread(tenants.harbour, { ago: 2 });
    await thread(tenants.south);
    expect(await ids(`partner_id=${tenants.north.partnerId}`)).toEqual([own]);
    expect(await ids(`partner_id=${tenants.harbour.partnerId}`)).toEqual([other]);
    expect(await ids('')).toEqual([own, other]);
  });

  test('tells nothing of another tenant', async () => {
    const foreign = await lead(tenants.south);
    await thread(tenants.south, { lead: foreign, buyer: 'Zanzibar' });
    for (const query of [`partner_id=${tenants.south.partnerId}`, `lead_id=${foreign}`]) {
      const answer = await get(query);
      expect([query, answer.statusCode]).toEqual([query, 404]);
      expect(answer.body).not.toContain('Zanzibar');
    }
    expect(await ids('name=Zanzibar')).toEqual([]);
    const counts = `/api/leads/messages/counts?partner_id=${tenants.south.partnerId}`;
    expect((await server.call('GET', counts, { token })).statusCode).toBe(404);
  });

  test.each(['message_initiated_by=BUYER', 'seller_read_status=OPEN', 'after=xyz', 'limit=101'])(
    'refuses %s',
    async (query) => {
      const answer = await get(query);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors[0].field).toContain(query.split('=')[0]);
    },
  );
});

test('counts what is read and what is new, for a search', async () => {
  await thread(tenants.north, { buyer: 'Ann' });
  await thread(tenants.north, { buyer: 'Ann', read: true });
  await thread(tenants.north, { buyer: 'Bob' });
  await thread(tenants.north, { initiator: 'SELLER_AGENT' });
  await thread(tenants.south);
  const counts = async (query: string) => {
    const search = `partner_id=${tenants.north.partnerId}&${buyers}&${query}`;
    return (await server.call('GET', `/api/leads/messages/counts?${search}`, { token })).json()
      .counts as unknown;
  };
  expect(await counts('')).toEqual({ all: 3, NEW: 2, READ: 1 });
  expect(await counts('name=ann')).toEqual({ all: 2, NEW: 1, READ: 1 });
});

describe('marking a thread', () => {
  test('as read and as new again shows in the list', async () => {
    const id = await thread(tenants.north);
    expect((await mark(id, 'READ')).json().thread).toMatchObject({
      id,
      seller_read_status: 'READ',
      buyer_read_status: 'NEW',
    });
    expect(await ids('seller_read_status=READ')).toEqual([id]);
    expect((await mark(id, 'READ')).statusCode).toBe(200);
    expect((await mark(id, 'NEW')).json().thread.seller_read_status).toBe('NEW');
  });

  test('is not for viewers, nor for another tenant', async () => {
    const id = await thread(tenants.north);
    expect((await mark(id, 'READ', await server.signIn('viewer@north.test'))).statusCode).toBe(403);
    expect((await mark(id, 'READ', await server.signIn('agent@south.test'))).statusCode).toBe(404);
    expect((await mark(id, 'SEEN')).statusCode).toBe(422);
    expect(await ids('seller_read_status=NEW')).toEqual([id]);
  });

  test('is told to everybody of the partner, once for each change', async () => {
    const id = await thread(tenants.north);
    const heard: unknown[] = [];
    const stop = await server.db.listen('forecourt_events', (payload) =>
      heard.push(JSON.parse(payload)),
    );
    await mark(id, 'READ');
    await mark(id, 'READ');
    await expect
      .poll(() => heard)
      .toEqual([{ kind: 'thread_status', partnerId: tenants.north.partnerId, threadId: id }]);
    await stop();
  });
});
