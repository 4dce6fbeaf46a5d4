import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '@forecourt/contract';
import { json } from '../src/db/schema.ts';
import { answer, reportCar, type ReportedCar } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;
let car: ReportedCar;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(61_000);
  await setCountries(['372', '44']);
  car = await reportCar(server, tenants.north);
  await setOwner({ phone: '+13055550168' });
});

const setCountries = (codes: string[]) =>
  server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ sms_countries: json(codes) })
      .execute(),
  );
const setOwner = (values: { phone?: string | null; email?: string | null }) =>
  server.db.system((tx) =>
    tx.updateTable('requests').set(values).where('id', '=', car.requestId).execute(),
  );
const offer = async (value = 18_500) => {
  const made = await server.call('POST', `/api/trade_in/${car.tradeInId}/offers`, {
    token,
    payload: { value, expires_in_days: 7 },
  });
  await server.runJobs();
  return made;
};
const list = async (more = '') => {
  const query = `type=TRADE&partner_id=${tenants.north.partnerId}${more}`;
  const got = await server.call('GET', `/api/requests?${query}`, { token });
  return got.json<Answer<'listRequests'>>().requests.find(({ id }) => id === car.requestId);
};
const carInList = async (more = '') => {
  const query = `type=TRADE&partner_id=${tenants.north.partnerId}${more}`;
  const got = await server.call('GET', `/api/requests/cars?${query}`, { token });
  return got.json<Answer<'listCars'>>().cars.find(({ request_id: id }) => id === car.requestId);
};
const carsNotTold = async () => {
  const query = `type=TRADE&partner_id=${tenants.north.partnerId}&delivery=FAILED`;
  const got = await server.call('GET', `/api/requests/cars/counts?${query}`, { token });
  return got.json<Answer<'countCars'>>().counts.all;
};
const retry = (payload: object = {}) =>
  server.call('POST', `/api/requests/${car.requestId}/retry_delivery`, { token, payload });
const events = async () =>
  (await server.call('GET', `/api/requests/${car.requestId}/events`, { token })).json().events;
const FAILED = { state: 'FAILED', channel: 'SMS', reason: 'COUNTRY_NOT_ALLOWED', about: 'OFFER' };

describe('an offer whose message cannot go', () => {
  test('makes its request and its car show it, and is found under "Not delivered"', async () => {
    await offer();
    expect((await list())?.delivery).toMatchObject(FAILED);
    expect((await list('&delivery=FAILED'))?.id).toBe(car.requestId);
    expect((await carInList())?.undelivered).toMatchObject(FAILED);
    expect((await carInList('&delivery=FAILED'))?.request_id).toBe(car.requestId);
    expect(await carsNotTold()).toBe(1);
  });

  test('is no longer found among cars once it went out, nor is what failed before the report', async () => {
    await offer();
    expect((await retry({ phone: '+447400123456' })).statusCode).toBe(200);
    await server.runJobs();
    expect(await carInList('&delivery=FAILED')).toBeUndefined();
    await server.db.system((tx) =>
      tx.updateTable('requests').set({ delivery: 'FAILED', delivery_about: 'REQUEST' }).execute(),
    );
    expect((await list('&delivery=FAILED'))?.id).toBe(car.requestId);
    expect(await carInList('&delivery=FAILED')).toBeUndefined();
    expect(await carsNotTold()).toBe(0);
  });

  test('is told by the timeline with its reason, and corrected by a later success', async () => {
    await offer();
    expect((await events()).at(-1)).toMatchObject({
      type: 'DELIVERY_FAILED',
      about: 'OFFER',
      detail: 'COUNTRY_NOT_ALLOWED',
    });
    expect((await retry({ phone: '+447400123456' })).statusCode).toBe(200);
    await server.runJobs();
    expect((await events()).at(-1)).toMatchObject({ type: 'SENT', about: 'OFFER' });
    expect(await list()).toMatchObject({ status: 'COMPLETED', delivery: { state: 'SENT' } });
    expect((await carInList())?.undelivered).toBeNull();
  });

  test('matters no more once the owner has answered by the link', async () => {
    await offer();
    expect((await answer(server, car, false)).statusCode).toBe(200);
    expect((await list())?.delivery).toBeNull();
    expect(await list('&delivery=FAILED')).toBeUndefined();
  });

  test('is followed by what the owner is told of their deal, which cannot go either', async () => {
    await offer();
    await answer(server, car, true);
    await server.runJobs();
    const failed = { ...FAILED, about: 'DEAL' };
    expect((await list())?.delivery).toMatchObject(failed);
    expect((await carInList())?.undelivered).toMatchObject(failed);
    await setCountries(['1']);
    expect((await retry()).statusCode).toBe(200);
    await server.runJobs();
    expect((await events()).at(-1)).toMatchObject({ type: 'SENT', about: 'DEAL' });
  });
});

test('offers of one member count toward their minute: those beyond it are saved, not sent', async () => {
  await setCountries(['1']);
  const userId = (await server.call('GET', '/api/session', { token })).json().user.id;
  await server.db.system((tx) =>
    tx
      .insertInto('sending_counts')
      .values({
        partner_id: tenants.north.partnerId,
        bucket: `member:${userId}`,
        hits: 60,
        resets_at: new Date(server.clock.now().getTime() + 60_000),
      })
      .onConflict((conflict) =>
        conflict.columns(['partner_id', 'bucket']).doUpdateSet({
          hits: 60,
          resets_at: new Date(server.clock.now().getTime() + 60_000),
        }),
      )
      .execute(),
  );
  expect((await offer()).statusCode).toBe(201);
  expect((await list())?.delivery).toMatchObject({ state: 'FAILED', reason: 'QUOTA_EXCEEDED' });
  server.clock.advance(61_000);
  expect((await offer(19_000)).statusCode).toBe(201);
  expect((await list())?.delivery).toMatchObject({ state: 'SENT', about: 'OFFER' });
});

test('the forms that ask for a number are told where text messages may go', async () => {
  await setCountries(['372', '1']);
  const defaults = { country_code: '372', sms_countries: ['372', '1'] };
  const path = `/api/partners/${tenants.north.partnerId}/customisations`;
  const staff = (await server.call('GET', path, { token })).json().customisations;
  expect(staff[0].defaults).toEqual({ ...defaults, whatsapp: false });
  const invite = await server.call('GET', '/api/partner_customisations/north-trade');
  expect(invite.json().customisation.defaults).toEqual(defaults);
});
