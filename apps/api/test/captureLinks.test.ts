import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phonePhoto } from '../src/media/testing/pictures.ts';
import {
  createCustomer,
  createPartner,
  type Customer,
} from '../src/modules/capture/testing/customer.ts';
import { startAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let tenants: Tenants;
let customer: Customer;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  await createPartner(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await createCustomer(server, tenants.north.partnerId);
});

const set = (values: object, id = customer.requestId) =>
  server.db.direct.updateTable('requests').set(values).where('id', '=', id).execute();
const statusOf = async (url: string) => (await server.call('GET', url)).statusCode;
const ask = () => customer.call('POST', '/link');
const act = async (action: string) => {
  const token = await server.signIn('admin@north.test');
  // the clock has advanced by weeks
  const expires_at = new Date(server.clock.now().getTime() + DAY_MS);
  await server.db.direct.updateTable('sessions').set({ expires_at }).execute();
  const method = action === 'resend' ? 'PATCH' : 'POST';
  return server.call(method, `/api/requests/${customer.requestId}/${action}`, { token });
};
const events = async () =>
  server.db.direct
    .selectFrom('request_events')
    .where('request_id', '=', customer.requestId)
    .orderBy('id')
    .select(['type', 'actor_kind'])
    .execute();

/** A photo and a scan, and their addresses as given to the page. */
async function pictures(): Promise<string[]> {
  await customer.photo(await phonePhoto());
  const { id } = await customer.announce('scan_360', { filetype: 'video' });
  await customer.call('PUT', `/scan/${id}/frames/0`, await phonePhoto());
  const { uploads } = await customer.read();
  return uploads.map(({ url }) => url ?? '');
}

describe('addresses of pictures that the capture page was given', () => {
  test.each([
    ['revoked', () => act('revoke_links')],
    ['put away', () => set({ status: 'ARCHIVED' })],
    ['handed in', () => set({ status: 'COMPLETED' })],
    ['unused for 30 days', async () => server.clock.advance(30 * DAY_MS)],
  ])('end at once when the link is %s', async (_what, end) => {
    const urls = await pictures();
    expect(urls).toHaveLength(2);
    for (const url of urls) expect(await statusOf(url)).toBe(200);
    await end();
    for (const url of urls) expect(await statusOf(url)).toBe(404);
  });

  test('come again with a report that is taken up again', async () => {
    const [photo = ''] = await pictures();
    await set({ status: 'ARCHIVED' });
    expect(await statusOf(photo)).toBe(404);
    await set({ status: 'IN_PROGRESS' });
    expect(await statusOf(photo)).toBe(200);
  });
});

describe('a link that no one used for 30 days', () => {
  const idle = (days: number) =>
    set({ last_activity_at: new Date(server.clock.now().getTime() - days * DAY_MS) });

  test('lasts from the last use, not from when it was sent', async () => {
    await idle(29);
    expect((await customer.call('POST', '/open')).statusCode).toBe(200);
    server.clock.advance(29 * DAY_MS);
    expect(await customer.read()).not.toHaveProperty('expired');
    server.clock.advance(DAY_MS);
    expect(await customer.read()).toMatchObject({ expired: { asked_at: null } });
  });

  test('tells whom it is from and nothing that was filled in', async () => {
    await customer.call('PATCH', '', { car: { plate: 'SECRET1' }, description: 'Secret words' });
    await pictures();
    await idle(30);
    const { statusCode, body } = await customer.call('GET');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body).capture.partner.name).toBe('North Canary Motors');
    for (const secret of ['Anna', 'anna@mail.test', 'SECRET1', 'Secret words', '/media/']) {
      expect(body).not.toContain(secret);
    }
  });

  test('takes nothing, and using it does not make it good again', async () => {
    await idle(30);
    for (const [method, path, body] of [
      ['POST', '/open', undefined],
      ['PATCH', '', { description: 'x' }],
      ['POST', '/uploads', { id: crypto.randomUUID(), section: 'vin', filetype: 'image' }],
      ['POST', '/submit', undefined],
      ['GET', '/dealers', undefined],
    ] as const) {
      expect([path, (await customer.call(method, path, body)).statusCode]).toEqual([path, 409]);
    }
    expect(await customer.read()).toHaveProperty('expired');
    const url = customer.path.replace('/api/capture', '/api/public/conversations');
    expect(await statusOf(url)).toBe(404);
  });

  test('lets the customer ask for a new one, once on the timeline, and staff send it', async () => {
    expect((await ask()).statusCode).toBe(409);
    await idle(30);
    const asked = await ask();
    expect(asked.json().capture.expired.asked_at).toBe(server.clock.now().toISOString());
    await ask();
    expect((await events()).filter(({ type }) => type === 'LINK_ASKED')).toEqual([
      { type: 'LINK_ASKED', actor_kind: 'CUSTOMER' },
    ]);
    expect(asked.body).not.toContain('Anna');
    expect((await act('resend')).statusCode).toBe(200);
    expect(await customer.read()).toMatchObject({ contact: { name: 'Anna Owner' } });
  });

  test('cannot be asked for without end, nor with a wrong key', async () => {
    await idle(30);
    const wrong = customer.path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await server.call('POST', `${wrong}/link`)).statusCode).toBe(404);
    const answers = await Promise.all(Array.from({ length: 7 }, ask));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  });
});

test('after the report is in, its address says so and shows no contact data and no photos', async () => {
  await pictures();
  await customer.call('PATCH', '', { contact: { name: 'Anna Owner' }, car: { plate: 'SECRET2' } });
  await set({ status: 'COMPLETED' });
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/submit'],
    ['POST', '/open'],
  ] as const) {
    const { statusCode, body } = await customer.call(method, path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(JSON.parse(body).capture).toMatchObject({
      status: 'COMPLETED',
      uploads: [],
      car: {},
      damage_locations: [],
      contact: { name: null, email: null, phone: null, postcode: null },
      partner: { name: 'North Canary Motors' },
    });
    for (const secret of ['Anna', 'anna@mail.test', 'SECRET2', '/media/']) {
      expect(body).not.toContain(secret);
    }
  }
});

test('a dealer’s link ends when the request is put away', async () => {
  const { seats, requestId } = await startAuction(server, tenants.north, { dealers: 1 });
  const url = `/api/public/auctions/dealers/${seats[0]?.key}`;
  const before = await statusOf(url);
  await set({ status: 'ARCHIVED' }, requestId);
  expect([before, await statusOf(url)]).toEqual([200, 404]);
});
