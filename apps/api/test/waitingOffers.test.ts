import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  auctionBody,
  bid,
  OWNER,
  reportCar,
  runClock,
  startAuction,
  type ReportedCar,
  type RunningAuction,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

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
  await setRules({ after: 1, before: 1 });
  car = await reportCar(server, tenants.north);
});

const setRules = ({ after, before }: { after: number; before: number }) =>
  server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ offer_reminder_after_days: after, offer_reminder_before_days: before })
      .where('id', '=', tenants.north.partnerId)
      .execute(),
  );
/** Time passes, and the job runs, as it does every minute. */
const pass = async (ms: number) => {
  server.clock.advance(ms);
  await renewSessions(server);
  await runClock(server);
  await server.runJobs();
};
const post = (path: string, payload: object, more: { headers?: Record<string, string> } = {}) =>
  server.call('POST', `/api/trade_in/${car.tradeInId}/offers${path}`, { token, payload, ...more });
const offer = async (days = 7) => {
  const made = await post('', { value: 18_500, expires_in_days: days });
  expect(made.statusCode).toBe(201);
  await server.runJobs();
};
const extend = (payload: object) => post('/extension', payload);
const withdraw = (reason = 'The car was sold elsewhere') => post('/withdrawal', { reason });
const shown = async () =>
  (await server.call('GET', `/api/requests/${car.requestId}`, { token })).json().trade_in;
const owners = async () =>
  (await server.call('GET', `/api/requests/${car.requestId}/${car.ownerKey}`)).json().trade_in;
const sent = async (purpose: string) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('purpose', '=', purpose)
      .where('about_request_id', '=', car.requestId)
      .orderBy('id')
      .selectAll()
      .execute(),
  );
const eventsOf = async (type: string) => {
  const all = await server.call('GET', `/api/requests/${car.requestId}/events`, { token });
  return (all.json().events as { type: string }[]).filter((event) => event.type === type);
};
/** The best offer of an auction that has ended waits for the owner. */
const auctioned = async (): Promise<RunningAuction> => {
  const auction = await startAuction(server, tenants.north, { minutes: 60 });
  car = auction;
  await bid(server, auction.seats[0]!, 15_000);
  await bid(server, auction.seats[1]!, 16_000);
  await pass(61 * 60_000);
  return auction;
};

describe('an owner who does not answer', () => {
  test('is reminded a day after the offer and a day before its end, once each', async () => {
    await offer();
    const [at] = [server.clock.now().getTime()];
    expect((await shown()).waiting).toMatchObject({
      reminders: 0,
      next_reminder_at: new Date(at + DAY).toISOString(),
    });
    await pass(DAY - HOUR);
    expect(await sent('OFFER_REMINDER')).toEqual([]);
    await pass(HOUR);
    await Promise.all([runClock(server), runClock(server)]);
    const [first, ...others] = await sent('OFFER_REMINDER');
    expect([first?.recipient, others]).toEqual([OWNER.phone, []]);
    expect(first?.body).toContain('18,500');
    expect(first?.body).toContain(car.ownerKey);
    expect((await shown()).waiting).toMatchObject({
      reminders: 1,
      last_reminder: { state: 'SENT', channel: 'SMS' },
      next_reminder_at: new Date(at + 6 * DAY).toISOString(),
    });
    await pass(5 * DAY);
    expect(await sent('OFFER_REMINDER')).toHaveLength(2);
    expect(await eventsOf('OFFER_REMINDED')).toHaveLength(2);
    await pass(DAY);
    expect(await sent('OFFER_REMINDER')).toHaveLength(2);
    expect((await shown()).waiting).toBeNull();
  });

  test('is reminded by the channel by which the offer got there', async () => {
    await offer();
    server.clock.advance(1);
    await post('/message', { channel: 'EMAIL' });
    await pass(DAY);
    expect(await sent('OFFER_REMINDER')).toMatchObject([
      { channel: 'EMAIL', recipient: OWNER.email },
    ]);
  });

  test('gets one reminder after a pause of the server, not those it missed', async () => {
    await offer();
    await pass(6 * DAY + HOUR);
    expect(await sent('OFFER_REMINDER')).toHaveLength(1);
    expect((await shown()).waiting.next_reminder_at).toBeNull();
  });

  test('of an auction is reminded of the best offer', async () => {
    await auctioned();
    await pass(DAY);
    const [reminder] = await sent('OFFER_REMINDER');
    expect(reminder?.body).toContain('16,000');
  });

  test('is not reminded where the partner has turned that off, and when it chose otherwise', async () => {
    await setRules({ after: 0, before: 0 });
    await offer();
    await pass(6 * DAY);
    expect(await sent('OFFER_REMINDER')).toEqual([]);
    await setRules({ after: 3, before: 0 });
    car = await reportCar(server, tenants.north);
    await offer();
    await pass(2 * DAY);
    expect(await sent('OFFER_REMINDER')).toEqual([]);
    await pass(DAY);
    expect(await sent('OFFER_REMINDER')).toHaveLength(1);
  });

  test.each(['answered', 'withdrawn', 'archived'])('is left alone once it is %s', async (how) => {
    await offer();
    await server.call('GET', `/api/requests/${car.requestId}/${car.ownerKey}`);
    if (how === 'answered') await answer(server, car, false);
    if (how === 'withdrawn') await withdraw();
    if (how === 'archived') {
      const archived = await server.call('PATCH', `/api/requests/${car.requestId}`, {
        token,
        payload: { status: 'ARCHIVED' },
      });
      expect(archived.statusCode).toBeLessThan(300);
    }
    await pass(DAY);
    expect(await sent('OFFER_REMINDER')).toEqual([]);
    expect(await eventsOf('OFFER_REMINDED')).toEqual([]);
  });
});

describe('whether the owner has opened the offer', () => {
  test('is recorded the first time, and told to all who have the report open', async () => {
    await offer();
    expect((await shown()).waiting.opened_at).toBeNull();
    const reportChanged = vi.spyOn(server.services.realtime, 'reportChanged');
    server.clock.advance(2 * HOUR);
    const at = server.clock.now().toISOString();
    await owners();
    expect(reportChanged).toHaveBeenCalledOnce();
    reportChanged.mockRestore();
    server.clock.advance(HOUR);
    await owners();
    await renewSessions(server);
    expect((await shown()).waiting.opened_at).toBe(at);
    expect(await eventsOf('OFFER_OPENED')).toMatchObject([{ actor: { kind: 'CUSTOMER' } }]);
  });

  test('is not recorded for the report’s public page, and starts over with another offer', async () => {
    await offer();
    const publicKey = server.services.keys.make('public', car.requestId, 1);
    await server.call('GET', `/api/requests/${car.requestId}/${publicKey}`);
    expect((await shown()).waiting.opened_at).toBeNull();
    await owners();
    expect((await shown()).waiting.opened_at).not.toBeNull();
    await offer();
    expect((await shown()).waiting.opened_at).toBeNull();
  });
});

describe('giving the owner more time', () => {
  test('moves the end of an own offer, tells the owner and reminds them again', async () => {
    await offer(2);
    const end = Date.parse((await shown()).offer.expires_at);
    const extended = await extend({ days: 5 });
    expect(extended.statusCode).toBe(200);
    const later = new Date(end + 5 * DAY).toISOString();
    expect(extended.json().trade_in).toMatchObject({
      offer: { expires_at: later },
      waiting: { needs_dealer: false },
    });
    expect(await sent('OWNER_OFFER_EXTENDED')).toMatchObject([{ recipient: OWNER.phone }]);
    expect(await eventsOf('OFFER_EXTENDED')).toMatchObject([
      { actor: { kind: 'STAFF', name: 'north agent' }, detail: later },
    ]);
    await pass(6 * DAY);
    expect((await answer(server, car, true)).statusCode).toBe(200);
  });

  test('of a dealer takes the dealer’s agreement, and the dealer is told', async () => {
    const auction = await auctioned();
    const refused = await extend({ days: 5 });
    expect([refused.statusCode, refusedFields(refused)]).toEqual([
      422,
      [{ field: 'dealer_agreed', code: 'MISSING_FIELD' }],
    ]);
    expect((await extend({ days: 5, dealer_agreed: true })).statusCode).toBe(200);
    const [reportChanged, ...others] = await sent('OFFER_EXTENDED');
    expect([reportChanged?.dealer_id, others]).toEqual([auction.seats[1]?.dealerId, []]);
    await pass(10 * DAY);
    const seen = await server.call('GET', `/api/public/auctions/dealers/${auction.seats[1]!.key}`);
    expect(seen.json().auction.status).toBe('AWAITING_OWNER');
    expect((await answer(server, car, true)).statusCode).toBe(200);
  });

  test('ends a year after the offer, and needs one that waits', async () => {
    await offer(360);
    expect((await extend({ days: 6 })).statusCode).toBe(422);
    expect((await extend({ days: 5 })).statusCode).toBe(200);
    await answer(server, car, false);
    expect((await extend({ days: 1 })).statusCode).toBe(409);
  });

  test('happens once, however often it is asked for with the same key', async () => {
    await offer(2);
    const headers = { 'idempotency-key': 'extend-once' };
    const [one, two] = [
      await post('/extension', { days: 3 }, { headers }),
      await post('/extension', { days: 3 }, { headers }),
    ];
    expect(two.json()).toEqual(one.json());
    expect(await eventsOf('OFFER_EXTENDED')).toHaveLength(1);
  });
});

describe('withdrawing an offer', () => {
  test('tells the owner, says so on their page, and leaves the car free', async () => {
    await offer();
    await owners();
    expect((await withdraw()).json().trade_in).toMatchObject({ offer: null, waiting: null });
    expect(await sent('OWNER_OFFER_WITHDRAWN')).toMatchObject([{ recipient: OWNER.phone }]);
    expect(await owners()).toMatchObject({
      offer: null,
      withdrawn: { reason: 'The car was sold elsewhere' },
    });
    expect(await eventsOf('OFFER_WITHDRAWN')).toMatchObject([
      { actor: { kind: 'STAFF' }, detail: 'The car was sold elsewhere' },
    ]);
    expect((await answer(server, car, true)).statusCode).toBe(409);
    await offer();
    expect((await owners()).withdrawn).toBeNull();
  });

  test('of a dealer tells them and no one else, and the car can be auctioned again', async () => {
    const auction = await auctioned();
    expect((await withdraw()).statusCode).toBe(200);
    const [reportChanged, ...others] = await sent('OFFER_WITHDRAWN');
    expect([reportChanged?.dealer_id, others]).toEqual([auction.seats[1]?.dealerId, []]);
    const seen = await server.call('GET', `/api/public/auctions/dealers/${auction.seats[1]!.key}`);
    expect(seen.json().auction).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'The car was sold elsewhere',
    });
    const again = await server.call('POST', '/api/auctions', {
      token,
      payload: auctionBody(car, tenants.north),
    });
    expect(again.statusCode).toBe(201);
  });

  test('before its message has left tells the owner nothing at all', async () => {
    await post('', { value: 18_500, expires_in_days: 7 });
    await withdraw();
    await server.runJobs();
    expect([await sent('OFFER'), await sent('OWNER_OFFER_WITHDRAWN')]).toEqual([[], []]);
  });

  test('takes a reason, and an offer that waits', async () => {
    await offer();
    expect((await withdraw('  ')).statusCode).toBe(422);
    await answer(server, car, true);
    expect((await withdraw()).statusCode).toBe(409);
  });
});
