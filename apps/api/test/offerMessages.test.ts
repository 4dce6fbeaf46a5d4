import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '../src/db/schema.ts';
import {
  answer,
  bid,
  OWNER,
  reportCar,
  runClock,
  startAuction,
  type ReportedCar,
  type Seat,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const DAY = 24 * 60 * 60_000;

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
  await setCountries(['372', '44']);
  car = await reportCar(server, tenants.north);
});
afterEach(() => vi.restoreAllMocks());

const setCountries = (codes: string[]) =>
  server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ sms_countries: json(codes) })
      .execute(),
  );
const setOwner = (values: { phone?: string | null; email?: string | null }, of = car) =>
  server.db.system((tx) =>
    tx.updateTable('requests').set(values).where('id', '=', of.requestId).execute(),
  );
const offer = (of = car) =>
  server.call('POST', `/api/trade_in/${of.tradeInId}/offers`, {
    token,
    payload: { value: 18_500, expires_in_days: 7 },
  });
const send = (channel: string, of = car, more: { headers?: Record<string, string> } = {}) => {
  // later than the message before it
  server.clock.advance(1);
  return server.call('POST', `/api/trade_in/${of.tradeInId}/offers/message`, {
    token,
    payload: { channel },
    ...more,
  });
};
const copy = (of = car, by = token) =>
  server.call('POST', `/api/trade_in/${of.tradeInId}/offers/link`, { token: by });
const shown = async (of = car) =>
  (await server.call('GET', `/api/requests/${of.requestId}`, { token })).json().trade_in;
const messagesTo = (recipient: string, of = car) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('about_request_id', '=', of.requestId)
      .where('recipient', '=', recipient)
      .orderBy('id')
      .selectAll()
      .execute(),
  );
const events = async (of = car) =>
  (await server.call('GET', `/api/requests/${of.requestId}/events`, { token })).json().events;

describe('an offer to an owner abroad', () => {
  beforeEach(() => setOwner({ phone: '+13055550168' }));

  test('is saved, and staff see that and why the owner was not told', async () => {
    const made = await offer();
    expect(made.statusCode).toBe(201);
    const failed = { state: 'FAILED', channel: 'SMS', reason: 'COUNTRY_NOT_ALLOWED' };
    expect(made.json().trade_in).toMatchObject({ offer: { value: 18_500 }, message: failed });
    expect((await shown()).message).toMatchObject(failed);
  });

  test('goes by email in one call', async () => {
    await offer();
    const sent = await send('EMAIL');
    expect(sent.statusCode).toBe(200);
    expect(sent.json().trade_in.message).toMatchObject({ state: 'QUEUED', channel: 'EMAIL' });
    await server.runJobs();
    expect((await shown()).message).toMatchObject({
      state: 'SENT',
      channel: 'EMAIL',
      reason: null,
    });
    const [mail] = await messagesTo(OWNER.email);
    expect(mail).toMatchObject({ purpose: 'OFFER', channel: 'EMAIL' });
    expect(mail?.body).toContain(car.ownerKey);
    expect(mail?.body).toContain('18,500');
  });

  test('by text message again is refused with the reason, and changes nothing', async () => {
    await offer();
    const refused = await send('SMS');
    expect([refused.statusCode, refusedFields(refused)]).toEqual([
      422,
      [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }],
    ]);
    expect(await messagesTo('+13055550168')).toHaveLength(1);
    await setCountries(['372', '1']);
    expect((await send('SMS')).statusCode).toBe(200);
    await server.runJobs();
    expect((await shown()).message).toMatchObject({ state: 'SENT', channel: 'SMS' });
  });

  test('can be passed on by its link, and the timeline says who took it', async () => {
    await offer();
    const copied = await copy();
    expect(copied.statusCode).toBe(200);
    expect(copied.json().link).toMatch(new RegExp(`/${car.ownerKey}$`));
    expect((await events()).at(-1)).toMatchObject({
      type: 'OFFER_LINK_COPIED',
      actor: { kind: 'STAFF', name: 'north agent' },
    });
    expect((await answer(server, car, true)).statusCode).toBe(200);
  });
});

describe('the message about an offer', () => {
  test('is shown from queued to sent, and all who have the report open are told', async () => {
    expect((await offer()).json().trade_in.message).toMatchObject({ state: 'QUEUED' });
    const reportChanged = vi.spyOn(server.services.realtime, 'reportChanged');
    await server.runJobs();
    expect(reportChanged).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id: car.requestId, request_type: 'TRADE' }),
      'OFFER',
    );
    expect((await shown()).message).toMatchObject({ state: 'SENT', channel: 'SMS' });
  });

  test('of an earlier offer says nothing about the one that stands', async () => {
    await offer();
    await server.runJobs();
    await setOwner({ phone: null, email: null });
    server.clock.advance(1000);
    expect((await offer()).json().trade_in.message).toBeNull();
    const refused = await send('EMAIL');
    expect([refused.statusCode, refusedFields(refused)]).toEqual([
      422,
      [{ field: 'channel', code: 'MISSING_FIELD' }],
    ]);
  });

  test('keeps its words when it is sent again', async () => {
    await offer();
    await server.runJobs();
    server.clock.advance(1000);
    await offer();
    await server.runJobs();
    await send('EMAIL');
    expect(await messagesTo(OWNER.email)).toMatchObject([{ purpose: 'OFFER_REPLACED' }]);
  });

  test('is sent once for one Idempotency-Key', async () => {
    await offer();
    const headers = { 'idempotency-key': 'offer-by-mail' };
    await send('EMAIL', car, { headers });
    await send('EMAIL', car, { headers });
    expect(await messagesTo(OWNER.email)).toHaveLength(1);
  });

  test('counts against the limit of one address, and then is refused', async () => {
    await offer();
    for (let index = 0; index < 10; index++) await send('EMAIL');
    const refused = await send('EMAIL');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'QUOTA_EXCEEDED']);
    await server.db.system((tx) => tx.deleteFrom('sending_counts').execute());
  });

  test.each(['before an offer', 'after the answer', 'after its end'])(
    '%s neither goes out nor gives its link',
    async (when) => {
      if (when !== 'before an offer') await offer();
      if (when === 'after the answer') await answer(server, car, false);
      if (when === 'after its end') {
        server.clock.advance(8 * DAY);
        await renewSessions(server);
      }
      const answers = [await send('EMAIL'), await copy()];
      expect(answers.map((one) => [one.statusCode, one.json().code])).toEqual([
        [409, 'INVALID_TRANSITION'],
        [409, 'INVALID_TRANSITION'],
      ]);
    },
  );

  test('is for agents of the partner alone', async () => {
    await offer();
    for (const [user, status] of [
      ['viewer@north.test', 403],
      ['admin@south.test', 404],
    ] as const) {
      expect((await copy(car, await server.signIn(user))).statusCode).toBe(status);
    }
    expect(await events()).not.toContainEqual(
      expect.objectContaining({ type: 'OFFER_LINK_COPIED' }),
    );
  });
});

describe('an auction whose owner is abroad', () => {
  const endedAuction = async (rules = {}) => {
    const auction = await startAuction(server, tenants.north, { minutes: 60, rules });
    await setOwner({ phone: '+13055550168' }, auction);
    await bid(server, auction.seats[0] as Seat, 12_000);
    server.clock.advance(60 * 60_000);
    return auction;
  };
  const failed = { state: 'FAILED', channel: 'SMS', reason: 'COUNTRY_NOT_ALLOWED' };

  test('ends, says that the owner was not told, and reaches them by email', async () => {
    const auction = await endedAuction();
    await runClock(server);
    expect(await shown(auction)).toMatchObject({ offer: { value: 12_000 }, message: failed });
    expect((await send('EMAIL', auction)).statusCode).toBe(200);
    await server.runJobs();
    expect((await shown(auction)).message).toMatchObject({ state: 'SENT', channel: 'EMAIL' });
    expect((await answer(server, auction, true)).statusCode).toBe(200);
  });

  test('can be passed on before its closing is processed', async () => {
    const auction = await endedAuction();
    expect((await shown(auction)).message).toBeNull();
    expect((await copy(auction)).statusCode).toBe(200);
    expect((await shown(auction)).message).toMatchObject(failed);
  });

  test('below the reserve can be offered all the same', async () => {
    const auction = await endedAuction({ reserve_price: 15_000 });
    await runClock(server);
    const path = `/api/auctions/${auction.auctionId}/offer_best`;
    const offered = await server.call('POST', path, { token });
    expect(offered.statusCode).toBe(200);
    expect((await shown(auction)).message).toMatchObject(failed);
  });

  test('is erased with its message to the owner', async () => {
    const auction = await endedAuction();
    await runClock(server);
    expect(await messagesTo('+13055550168', auction)).toMatchObject([{ purpose: 'OFFER' }]);
    const erased = await server.call('POST', `/api/requests/${auction.requestId}/customer/erase`, {
      token: await server.signIn('admin@north.test'),
      payload: { reason: 'Asked for it by telephone', confirmation: OWNER.name },
    });
    expect(erased.statusCode).toBe(200);
    expect(await messagesTo('+13055550168', auction)).toEqual([]);
  });
});
