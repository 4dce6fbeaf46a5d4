import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/domain/id.ts';
import type { RequestStatus } from '../src/db/schema.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;

const COUNT = 25;
const MINUTE = 60_000;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('viewer@north.test');
  const start = server.clock.now().getTime();
  await server.db.system(async (tx) => {
    for (let i = 0; i < COUNT; i++) {
      // Five at a time have the same time, so that the id decides their order.
      const at = new Date(start - Math.floor(i / 5) * MINUTE);
      const id = newId(at);
      const status: RequestStatus = i % 5 === 0 ? 'ARCHIVED' : i % 2 === 0 ? 'COMPLETED' : 'SENT';
      await tx
        .insertInto('requests')
        .values({
          id,
          status,
          partner_id: tenants.north.partnerId,
          request_type: 'TRADE',
          name: i === 7 ? '100%_Real \\ Name' : `Customer ${i}`,
          inserted_at: at,
          updated_at: at,
          last_activity_at: at,
          completed_at: status === 'SENT' ? null : at,
        })
        .execute();
      await tx
        .insertInto('reports')
        .values({
          id: newId(at),
          unique_id: newId(at),
          request_id: id,
          partner_id: tenants.north.partnerId,
          inserted_at: at,
          updated_at: at,
          plate: i % 2 === 0 ? `${100 + i} ABC` : null,
        })
        .execute();
      await tx
        .insertInto('trade_ins')
        .values({
          id: newId(at),
          partner_id: tenants.north.partnerId,
          request_id: id,
          inserted_at: at,
        })
        .execute();
    }
  });
});
afterAll(() => server.close());

const get = async (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams({ partner_id: tenants.north.partnerId, ...query });
  return (await server.call('GET', `${path}?${search}`, { token })).json();
};

interface Listed {
  requests: { id: string; name: string; inserted_at: string }[];
  metadata: { after: string | null };
}

const walk = async (query: Record<string, string>) => {
  const pages: Listed['requests'][] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: Listed = await get('/api/requests/', {
      type: 'TRADE',
      limit: '10',
      ...query,
      ...(after ? { after } : {}),
    });
    expect(page).toHaveProperty('requests');
    pages.push(page.requests);
    after = page.metadata.after;
  }
  return pages;
};

describe('the request list', () => {
  test('pages through all, newest first, each once, in tens', async () => {
    const pages = await walk({});
    expect(pages.map((one) => one.length)).toEqual([10, 10, 5]);
    const all = pages.flat();
    expect(new Set(all.map((one) => one.id)).size).toBe(COUNT);
    const times = all.map((one) => one.inserted_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('stays right when a new request arrives between two pages', async () => {
    const first: Listed = await get('/api/requests', { type: 'TRADE' });
    const agent = await server.signIn('agent@north.test');
    server.clock.advance(MINUTE);
    await server.call('POST', '/api/requests', {
      token: agent,
      payload: {
        request_type: 'TRADE',
        partner_id: tenants.north.partnerId,
        name: 'Newcomer',
        email: 'new@example.com',
      },
    });
    const second: Listed = await get('/api/requests', {
      type: 'TRADE',
      after: first.metadata.after ?? '',
    });
    const ids = [...first.requests, ...second.requests].map((one) => one.id);
    expect(new Set(ids).size).toBe(20);
    const fresh: Listed = await get('/api/requests', { type: 'TRADE' });
    expect(fresh.requests[0]?.name).toBe('Newcomer');
  });

  test('filters by status and by any part of the name, signs and all', async () => {
    expect((await walk({ status: 'ARCHIVED' })).flat()).toHaveLength(5);
    expect((await walk({ status: '' })).flat().length).toBeGreaterThanOrEqual(COUNT);
    expect((await walk({ name: 'cUSTOMER 1' })).flat()).toHaveLength(11);
    expect((await walk({ name: '100%_r' })).flat()).toHaveLength(1);
    expect((await walk({ name: '_' })).flat()).toHaveLength(1);
    expect((await walk({ name: '\\' })).flat()).toHaveLength(1);
  });

  test('finds a plate in the list of requests too, and counts it', async () => {
    for (const name of ['102ABC', '102-abc', '102 a']) {
      expect((await walk({ name })).flat()).toHaveLength(1);
      const { counts } = await get('/api/requests/counts', { type: 'TRADE', name });
      expect(counts).toMatchObject({ all: 1 });
    }
  });

  test('counts for the tabs agree with the lists', async () => {
    const { counts } = await get('/api/requests/counts', { type: 'TRADE', name: 'Customer' });
    expect(counts).toMatchObject({ all: 24, ARCHIVED: 5, SENT: 9, COMPLETED: 10 });
  });

  test('a cursor of no one is refused by name', async () => {
    const answer = await get('/api/requests', { type: 'TRADE', after: 'nonsense' });
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'after' }] });
  });

  test('another tenant’s list is not there', async () => {
    const answer = await get('/api/requests', {
      type: 'TRADE',
      partner_id: tenants.south.partnerId,
    });
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('the car list', () => {
  test('holds what was handed in and is not archived', async () => {
    const { cars } = await get('/api/requests/cars/', { limit: '100' });
    expect(cars).toHaveLength(10);
    expect(cars[0]).toMatchObject({
      partner_name: 'North Canary Motors',
      request_status: 'NEW',
      thumbnail: null,
      customer_name: expect.stringMatching(/^Customer [24]$/),
    });
  });

  test('finds a plate however it is written', async () => {
    for (const plate of ['102ABC', '102-abc', '102 a']) {
      const { cars } = await get('/api/requests/cars', { plate });
      expect(cars.map((one: { plate: string }) => one.plate)).toEqual(['102 ABC']);
    }
  });

  test('counts by status', async () => {
    const { counts } = await get('/api/requests/cars/counts', {});
    expect(counts).toMatchObject({ all: 10, NEW: 10, APPRAISED: 0 });
  });
});
