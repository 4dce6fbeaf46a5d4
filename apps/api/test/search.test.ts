import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../src/domain/id.ts';
import type { Flow } from '../src/db/schema.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;

interface Seed {
  partnerId: string;
  type?: Flow;
  name?: string;
  email?: string;
  phone?: string;
  plate?: string;
  vincode?: string;
  car?: { year?: number; make?: string; model?: string };
}

let minutes = 0;
async function seed({
  partnerId,
  type = 'TRADE',
  plate,
  vincode,
  car,
  ...who
}: Seed): Promise<void> {
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
        status: 'SENT',
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
        plate,
        car: JSON.stringify(vincode ? { vincode } : {}),
        ...car,
        ...times,
      })
      .execute();
  });
}

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('viewer@north.test');
  const { partnerId } = tenants.north;
  await seed({ partnerId, name: 'Mari Maasikas', phone: '+37251234567', plate: '482 NGT' });
  await seed({ partnerId, type: 'CLAIM', name: 'Jaan 100%', email: 'jaan@owner.test' });
  await seed({ partnerId, type: 'INSPECT', name: 'Ann', vincode: 'FC1HB5D26PN204817' });
  await seed({ partnerId, name: 'Olev', car: { year: 2019, make: 'Volkswagen', model: 'Golf' } });
  await seed({ partnerId, name: 'Golfi Kert', car: { year: 2021, make: 'Up', model: 'X5' } });
  await seed({
    partnerId: tenants.south.partnerId,
    name: 'Mari South',
    phone: '+37251234567',
    car: { make: 'Volkswagen', model: 'Golf' },
  });
  await seed({ partnerId: tenants.harbour.partnerId, name: 'Not set up here' });
  await seed({ partnerId: tenants.harbour.partnerId, type: 'CLAIM', name: 'Set up here' });
});
afterAll(() => server.close());

const find = async (q: string, more: Record<string, string> = {}): Promise<string[]> => {
  const query = new URLSearchParams({ partner_id: tenants.north.partnerId, q, ...more });
  const answer = await server.call('GET', `/api/requests/search?${query}`, { token });
  expect(answer.statusCode).toBe(200);
  const { matches } = answer.json<{ matches: { request: { name: string }; by: string }[] }>();
  return matches.map(({ request, by }) => `${request.name} by ${by}`);
};

describe('finding anything', () => {
  test.each([
    ['maasik', 'Mari Maasikas by NAME'],
    ['100%', 'Jaan 100% by NAME'],
    ['JAAN@', 'Jaan 100% by EMAIL'],
    ['+372 5123', 'Mari Maasikas by PHONE'],
    ['05123-4567', 'Mari Maasikas by PHONE'],
    ['482-ngt', 'Mari Maasikas by PLATE'],
    ['hb5d26', 'Ann by VIN'],
    ['FC1 HB5D26PN204817', 'Ann by VIN'],
    ['wagen', 'Olev by CAR'],
    ['GOLF 2019', 'Olev by CAR'],
    ['volks golf', 'Olev by CAR'],
    ['x5', 'Golfi Kert by CAR'],
  ])('%s finds %s, in whichever flow', async (q, expected) => {
    expect(await find(q)).toEqual([expected]);
  });

  test('what matches nothing finds nothing, signs of SQL included', async () => {
    for (const q of ['nobody', '%', '__', '\\', '12', '   ', '+']) {
      expect([q, await find(q)]).toEqual([q, q === '%' ? ['Jaan 100% by NAME'] : []]);
    }
  });

  test('the newest come first, and no more than asked for', async () => {
    expect(await find('a')).toEqual(['Mari Maasikas by NAME', 'Jaan 100% by NAME', 'Ann by NAME']);
    expect(await find('a', { limit: '1' })).toEqual(['Mari Maasikas by NAME']);
  });

  test('customers and cars share the answer, whichever are newer', async () => {
    expect(await find('golf')).toEqual(['Olev by CAR', 'Golfi Kert by NAME']);
    expect(await find('golf', { limit: '1' })).toEqual(['Golfi Kert by NAME']);
  });

  test('a flow that the partner has not set up is not looked at', async () => {
    const partner_id = tenants.harbour.partnerId;
    expect(await find('up here', { partner_id })).toEqual(['Set up here by NAME']);
  });

  test('another tenant’s requests are not there', async () => {
    const query = new URLSearchParams({ partner_id: tenants.south.partnerId, q: 'mari' });
    const answer = await server.call('GET', `/api/requests/search?${query}`, { token });
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
