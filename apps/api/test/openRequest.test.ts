import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Flow, RequestStatus } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;
let minutes = 0;

interface Seed {
  partnerId: string;
  type?: Flow;
  status?: RequestStatus;
  name: string | null;
  phone?: string;
  email?: string;
}

/** A request; each is older than the one before. */
async function seed({ partnerId, type = 'TRADE', status = 'SENT', ...who }: Seed): Promise<void> {
  minutes += 1;
  const at = new Date(server.clock.now().getTime() - minutes * 60_000);
  const id = newId(at);
  const times = { inserted_at: at, updated_at: at };
  await server.db.system(async (tx) => {
    await tx
      .insertInto('requests')
      .values({
        id,
        partner_id: partnerId,
        request_type: type,
        status,
        ...who,
        ...times,
        last_activity_at: at,
      })
      .execute();
    await tx
      .insertInto('reports')
      .values({
        id: newId(at),
        unique_id: newId(at),
        request_id: id,
        partner_id: partnerId,
        ...times,
      })
      .execute();
  });
}

const ask = (query: Record<string, string>, as = token) => {
  const search = new URLSearchParams({
    type: 'TRADE',
    partner_id: tenants.north.partnerId,
    ...query,
  });
  return server.call('GET', `/api/requests/open?${search}`, { token: as });
};
const find = async (query: Record<string, string>): Promise<string | null> => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ request: { name: string } | null }>().request?.name ?? null;
};

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
  const { partnerId } = tenants.north;
  const [phone, email] = ['+37251234567', 'Emma@owner.test'];
  await seed({ partnerId, name: 'Done', phone, status: 'COMPLETED' });
  await seed({ partnerId, name: 'Away', phone, status: 'ARCHIVED' });
  await seed({ partnerId, name: 'Emma Evans', phone, status: 'OPENED' });
  await seed({ partnerId, name: 'Emma before', phone });
  await seed({ partnerId, name: 'Claimant', phone: '+37255512345', type: 'CLAIM' });
  await seed({ partnerId, name: 'Emma by email', email });
  await seed({ partnerId: tenants.harbour.partnerId, name: 'At Harbour', phone: '+37255500001' });
  await seed({ partnerId: tenants.south.partnerId, name: 'At South', phone: '+37255500002' });
  await seed({ partnerId: tenants.south.partnerId, name: 'South', email: 'south@owner.test' });
});
afterAll(() => server.close());

describe('the open request of a customer', () => {
  test('is the newest that is neither completed nor archived, however the number is written', async () => {
    for (const phone of ['+37251234567', '37251234567']) {
      expect(await find({ phone })).toBe('Emma Evans');
    }
  });

  test('is found by an address in any case', async () => {
    for (const email of ['Emma@owner.test', 'emma@OWNER.test']) {
      expect(await find({ email })).toBe('Emma by email');
    }
  });

  test('is looked for in one flow', async () => {
    expect(await find({ phone: '+37255512345' })).toBeNull();
    expect(await find({ phone: '+37255512345', type: 'CLAIM' })).toBe('Claimant');
  });

  test('is not told of another branch, nor of another tenant', async () => {
    expect(await find({ phone: '+37255500001' })).toBeNull();
    expect(await find({ phone: '+37255500002' })).toBeNull();
    expect(await find({ email: 'south@owner.test' })).toBeNull();
    const answer = await ask({ phone: '+37255500002', partner_id: tenants.south.partnerId });
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('is not told to those who may not send', async () => {
    const viewer = await server.signIn('viewer@north.test');
    expect((await ask({ phone: '+37251234567' }, viewer)).statusCode).toBe(403);
  });

  test.each([
    [{}, 'phone', 'MISSING_FIELD'],
    [{ phone: '123' }, 'phone', 'INVALID_FORMAT'],
    [{ phone: '+37251234567', email: 'a@b.test' }, 'email', 'INVALID_FORMAT'],
  ])('needs one address that can be written to: %j', async (query, field, code) => {
    const answer = await ask(query as Record<string, string>);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code, errors: [{ field, code }] });
  });
});

describe('the list of requests', () => {
  const list = async (name: string): Promise<(string | null)[]> => {
    const search = new URLSearchParams({
      type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name,
    });
    const answer = await server.call('GET', `/api/requests?${search}`, { token });
    const { requests } = answer.json<{ requests: { name: string | null }[] }>();
    const counted = await server.call('GET', `/api/requests/counts?${search}`, { token });
    expect(counted.json()).toMatchObject({ counts: { all: requests.length } });
    return requests.map((one) => one.name);
  };

  test('finds phone numbers and addresses, of customers without a name as well', async () => {
    const { partnerId } = tenants.north;
    await seed({ partnerId, name: null, phone: '+37258887766', status: 'LEAD' });
    expect(await list('5888 77')).toEqual([null]);
    expect(await list('058887')).toEqual([null]);
    expect(await list('emma@')).toEqual(['Emma by email']);
    expect(await list('emma')).toEqual(['Emma Evans', 'Emma before', 'Emma by email']);
    expect(await list('55500002')).toEqual([]);
    expect(await list('58')).toEqual([]);
  });
});
