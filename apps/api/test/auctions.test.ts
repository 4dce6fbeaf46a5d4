import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isIntact } from '../src/modules/selling/audit.ts';
import {
  answer,
  auctionBody,
  bid,
  messageCounts,
  OWNER,
  reportCar,
  runClock,
  startAuction,
  type RunningAuction,
  type Seat,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestServer;
let tenants: Tenants;
let token: string;
let auction: RunningAuction;
let seats: Seat[];

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  auction = await startAuction(server, tenants.north);
  seats = auction.seats;
});

const seat = (index: number) => seats[index] as Seat;
const dealerView = async (index: number) =>
  (await server.call('GET', `/api/public/auctions/dealers/${seat(index).key}`)).json();
const staffView = async () =>
  (await server.call('GET', `/api/auctions/${auction.auctionId}`, { token })).json().auction;
const ownerView = async () =>
  (await server.call('GET', `/api/requests/${auction.requestId}/${auction.ownerKey}`)).json();
const audit = async () =>
  (
    await server.call('GET', `/api/requests/${auction.requestId}/audit`, {
      token: await server.signIn('admin@north.test'),
    })
  ).json();

describe('starting an auction', () => {
  test('takes the duration from the client and the clock from the server', async () => {
    const shown = await staffView();
    expect(shown).toMatchObject({ status: 'RUNNING', winner: null, offers: [], min_bid: null });
    expect(shown.server_time).toBe(server.clock.now().toISOString());
    expect(Date.parse(shown.end_time) - Date.parse(shown.server_time)).toBe(DAY);
  });

  test('writes to each invited dealer once, and says how that fares', async () => {
    expect((await messageCounts(server, auction.auctionId)).AUCTION_INVITATION).toBe(3);
    await server.runJobs();
    const { bidders } = await staffView();
    expect(bidders).toHaveLength(3);
    for (const { notification } of bidders) {
      expect(notification).toMatchObject({ purpose: 'AUCTION_INVITATION', status: 'SENT' });
    }
  });

  test('without named dealers invites all who have an address', async () => {
    const car = await reportCar(server, tenants.north, 0);
    const { dealers: _none, ...body } = auctionBody(car, tenants.north);
    const made = await server.call('POST', '/api/auctions', { token, payload: body });
    expect(made.json().auction.bidders.length).toBeGreaterThan(3);
  });

  test('is refused while one runs, and for dealers of someone else', async () => {
    const again = await server.call('POST', '/api/auctions', {
      token,
      payload: auctionBody(auction, tenants.north),
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'INVALID_TRANSITION']);
    const car = await reportCar(server, tenants.north, 1);
    const payload = { ...auctionBody(car, tenants.north), dealers: [tenants.south.dealerId] };
    const foreign = await server.call('POST', '/api/auctions', { token, payload });
    expect([foreign.statusCode, refusedFields(foreign)]).toEqual([
      422,
      [{ field: 'dealers', code: 'INVALID_FORMAT' }],
    ]);
  });

  test.each([
    ['backwards', -10],
    ['for no time', 0],
    ['for more than thirty days', 720 * 60 + 1],
  ])('%s is refused', async (_, minutes) => {
    const car = await reportCar(server, tenants.north, 1);
    const payload = auctionBody(car, tenants.north, { minutes });
    const made = await server.call('POST', '/api/auctions', { token, payload });
    expect([made.statusCode, made.json().errors?.[0].field]).toEqual([422, 'end_time']);
  });

  test('again with the same Idempotency-Key makes one', async () => {
    const car = await reportCar(server, tenants.north, 1);
    const payload = auctionBody(car, tenants.north);
    const headers = { 'idempotency-key': 'start-once' };
    const first = await server.call('POST', '/api/auctions', { token, payload, headers });
    const second = await server.call('POST', '/api/auctions', { token, payload, headers });
    expect(second.json().auction.id).toBe(first.json().auction.id);
  });
});

describe('bidding', () => {
  test('each bid must beat the best; the refusal names the minimum', async () => {
    expect((await bid(server, seat(0), 10_000)).statusCode).toBe(201);
    for (const [value, minimum] of [
      [9000, 10_000.01],
      [10_000, 10_000.01],
    ] as const) {
      const refused = await bid(server, seat(1), value);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'OFFER_TOO_LOW', minimum }),
      ]);
    }
    const better = await bid(server, seat(1), 10_000.01);
    expect(better.json()).toMatchObject({
      offer: { value: 10_000.01 },
      auction: { leading: true, best_offer: 10_000.01, minimum_offer: 10_000.02 },
    });
    expect((await staffView()).offers.map((one: { value: number }) => one.value)).toEqual([
      10_000.01, 10_000,
    ]);
  });

  test('below the minimum of the auction is refused with that minimum', async () => {
    const other = await startAuction(server, tenants.north, { dealers: 1, minBid: 5000 });
    const refused = await bid(server, other.seats[0] as Seat, 4999.99);
    expect(refused.json()).toMatchObject({ code: 'OFFER_TOO_LOW', minimum: 5000 });
    expect((await bid(server, other.seats[0] as Seat, 5000)).statusCode).toBe(201);
  });

  test.each([0, 0.001, 12.345, -5])('%s is no amount', async (value) => {
    expect((await bid(server, seat(0), value)).statusCode).toBe(422);
  });

  test('a millisecond before the end is in time, at the end it is not', async () => {
    const end = Date.parse((await staffView()).end_time);
    server.clock.set(new Date(end - 1));
    expect((await bid(server, seat(0), 100)).statusCode).toBe(201);
    server.clock.set(new Date(end));
    expect((await bid(server, seat(1), 200)).json().code).toBe('AUCTION_ENDED');
    server.clock.set(new Date(end + 1));
    expect((await bid(server, seat(1), 200)).json().code).toBe('AUCTION_ENDED');
    expect((await dealerView(0)).auction).toMatchObject({ status: 'AWAITING_OWNER', winner: true });
    expect((await dealerView(1)).auction).toMatchObject({ winner: false });
  });

  test('a retry with the same Idempotency-Key bids once', async () => {
    const send = () =>
      server.call('POST', '/api/public/offers', {
        payload: { dealer_key: seat(0).key, value: 700 },
        headers: { 'idempotency-key': 'bid-once' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect((await dealerView(0)).own_offers).toHaveLength(1);
  });

  test('the dealer who is outbid is told, and not with every bid of a burst', async () => {
    await bid(server, seat(0), 100);
    await bid(server, seat(1), 200);
    await bid(server, seat(0), 300);
    await bid(server, seat(1), 400);
    expect((await messageCounts(server, auction.auctionId)).AUCTION_OUTBID).toBe(2);
    server.clock.advance(11 * MINUTE);
    await bid(server, seat(0), 500);
    expect((await messageCounts(server, auction.auctionId)).AUCTION_OUTBID).toBe(3);
  });

  test('a revoked link opens nothing and bids nothing', async () => {
    await server.db.system((tx) =>
      tx
        .updateTable('auction_bidders')
        .set({ key_version: 2 })
        .where('auction_id', '=', auction.auctionId)
        .where('dealer_id', '=', seat(0).dealerId)
        .execute(),
    );
    const url = `/api/public/auctions/dealers/${seat(0).key}`;
    expect((await server.call('GET', url)).statusCode).toBe(404);
    expect((await bid(server, seat(0), 900)).statusCode).toBe(404);
  });
});

describe('what one dealer learns of another', () => {
  test('is the best value and the count, and nothing else', async () => {
    await bid(server, seat(0), 1000, { comment: 'secret-comment' });
    await bid(server, seat(1), 2000);
    const seen = JSON.stringify(await dealerView(2));
    expect(seen).toContain('2000');
    for (const canary of [
      seat(0).dealerId,
      seat(1).dealerId,
      seat(0).key,
      seat(1).key,
      'secret-comment',
      ...Object.values(OWNER),
    ]) {
      expect(seen).not.toContain(canary);
    }
    expect((await dealerView(0)).own_offers.map((one: { value: number }) => one.value)).toEqual([
      1000,
    ]);
    const refused = JSON.stringify((await bid(server, seat(2), 1500)).json());
    expect(refused).not.toContain(seat(1).dealerId);
  });
});

describe('the end', () => {
  const endIt = async () => {
    server.clock.set((await staffView()).end_time);
    await runClock(server);
  };

  test('gives the owner the best offer, and the dealers word', async () => {
    await bid(server, seat(0), 1000);
    await bid(server, seat(1), 2000, { comment: 'Can collect', trade_for_new: true });
    expect((await ownerView()).trade_in.offer).toBeNull();
    await endIt();
    expect((await ownerView()).trade_in).toMatchObject({
      offer: {
        value: 2000,
        accepted: null,
        comment: 'Can collect',
        trade_for_new: true,
        validity: { days: 7, miles: 200 },
        expired: false,
      },
      contacts: null,
    });
    expect(await messageCounts(server, auction.auctionId)).toMatchObject({
      OFFER: 1,
      AUCTION_WON: 1,
      AUCTION_LOST: 1,
    });
    expect(await staffView()).toMatchObject({ status: 'AWAITING_OWNER', winner: seat(1).dealerId });
    await runClock(server);
    await runClock(server);
    expect(await messageCounts(server, auction.auctionId)).toMatchObject({
      OFFER: 1,
      AUCTION_WON: 1,
      AUCTION_LOST: 1,
    });
  });

  test('the owner and staff have the best offer on the dot, whenever the close is worked off', async () => {
    await bid(server, seat(0), 1000);
    await bid(server, seat(1), 2000, { comment: 'Can collect' });
    const { end_time: end } = await staffView();
    server.clock.set(new Date(Date.parse(end) - 1));
    expect((await ownerView()).trade_in.offer).toBeNull();
    server.clock.set(end);
    const offered = (await ownerView()).trade_in;
    expect(offered).toMatchObject({
      offer_set_timestamp: end,
      offer: { value: 2000, comment: 'Can collect', validity: { days: 7, miles: 200 } },
    });
    const report = (
      await server.call('GET', `/api/requests/${auction.requestId}`, { token })
    ).json();
    expect(report.trade_in.offer).toMatchObject({ value: 2000, dealer: offered.offer.dealer });
    await runClock(server);
    expect((await ownerView()).trade_in).toEqual(offered);
  });

  test('without offers tells the member of staff who began it', async () => {
    await endIt();
    expect((await staffView()).status).toBe('NO_OFFERS');
    expect((await messageCounts(server, auction.auctionId)).STAFF_NO_OFFERS).toBe(1);
  });

  test('is announced an hour before, once, and not in an auction of an hour', async () => {
    const short = await startAuction(server, tenants.north, { dealers: 1, minutes: 60 });
    server.clock.set(new Date(Date.parse((await staffView()).end_time) - HOUR - 1));
    await runClock(server);
    expect((await messageCounts(server, auction.auctionId)).AUCTION_ENDING).toBeUndefined();
    server.clock.advance(1);
    await runClock(server);
    await runClock(server);
    expect((await messageCounts(server, auction.auctionId)).AUCTION_ENDING).toBe(3);
    expect((await messageCounts(server, short.auctionId)).AUCTION_ENDING).toBeUndefined();
  });

  test('a crash in the middle of the close leaves all of it to the next try', async () => {
    await bid(server, seat(0), 1000);
    server.clock.set((await staffView()).end_time);
    const { realtime } = server.services;
    const whole = realtime.auctionChanged;
    realtime.auctionChanged = () => Promise.reject(new Error('killed'));
    await expect(runClock(server)).rejects.toThrow('killed');
    realtime.auctionChanged = whole;
    expect((await messageCounts(server, auction.auctionId)).AUCTION_WON).toBeUndefined();
    await runClock(server);
    expect(await messageCounts(server, auction.auctionId)).toMatchObject({
      AUCTION_WON: 1,
      OFFER: 1,
    });
  });
});

describe('the owner', () => {
  const winAndEnd = async () => {
    await bid(server, seat(0), 1000);
    await bid(server, seat(1), 2000);
    server.clock.set((await staffView()).end_time);
  };

  test('says yes: contacts open both ways, and the fee is booked once', async () => {
    await winAndEnd();
    // before the closing job has run
    const yes = await answer(server, auction, true, { value: 2000 });
    expect(yes.json()).toMatchObject({
      accepted: true,
      contacts: { email: `${seat(1).dealerId}@dealers.test` },
    });
    expect((await dealerView(1)).contacts).toMatchObject(OWNER);
    expect((await dealerView(0)).contacts).toBeNull();
    expect((await ownerView()).trade_in.contacts.name).toContain('Dealer canary');
    expect(await staffView()).toMatchObject({
      status: 'ACCEPTED',
      fee: { amount: 199, currency_code: 'USD' },
    });
    const again = await answer(server, auction, false);
    expect([again.statusCode, again.json().code]).toEqual([409, 'ALREADY_ANSWERED']);
    const fees = await server.call('GET', `/api/fees?partner_id=${tenants.north.partnerId}`, {
      token: await server.signIn('admin@north.test'),
    });
    const mine = fees
      .json()
      .fees.filter((one: { auction_id: string }) => one.auction_id === auction.auctionId);
    expect(mine).toHaveLength(1);
    expect(await messageCounts(server, auction.auctionId)).toMatchObject({
      OFFER_ACCEPTED: 1,
      STAFF_OFFER_ACCEPTED: 1,
    });
  });

  test('says no: no contacts, no fee', async () => {
    await winAndEnd();
    expect((await answer(server, auction, false)).json()).toEqual({
      accepted: false,
      contacts: null,
    });
    expect(await staffView()).toMatchObject({ status: 'DECLINED', fee: null });
    expect((await dealerView(1)).contacts).toBeNull();
    expect((await messageCounts(server, auction.auctionId)).OFFER_DECLINED).toBe(1);
  });

  test('answers once, and a retry with the same Idempotency-Key gets the first answer', async () => {
    await winAndEnd();
    const headers = { 'idempotency-key': 'owner-once' };
    const first = await answer(server, auction, true, {}, headers);
    const second = await answer(server, auction, true, {}, headers);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
  });

  test('who saw another amount is asked again', async () => {
    await winAndEnd();
    expect((await answer(server, auction, true, { value: 1999 })).json().code).toBe(
      'INVALID_TRANSITION',
    );
  });

  test('who does not answer in time has no offer any more, and the dealer is told', async () => {
    await winAndEnd();
    await runClock(server);
    server.clock.advance(7 * DAY - 1);
    await renewSessions(server);
    expect((await staffView()).status).toBe('AWAITING_OWNER');
    server.clock.advance(1);
    expect((await staffView()).status).toBe('EXPIRED');
    expect((await answer(server, auction, true)).json().code).toBe('ALREADY_ANSWERED');
    await runClock(server);
    await runClock(server);
    expect(await messageCounts(server, auction.auctionId)).toMatchObject({
      OFFER_EXPIRED: 1,
      STAFF_OFFER_EXPIRED: 1,
    });
    expect((await ownerView()).trade_in.offer.expired).toBe(true);
  });

  test('whose key was revoked answers nothing', async () => {
    await winAndEnd();
    await server.db.system((tx) =>
      tx
        .updateTable('requests')
        .set({ key_version: 2 })
        .where('id', '=', auction.requestId)
        .execute(),
    );
    expect((await answer(server, auction, true)).statusCode).toBe(404);
  });
});

describe('the winner', () => {
  const answerDeal = (index: number, goesOn: boolean) =>
    server.call('PATCH', `/api/public/auctions/dealers/${seat(index).key}`, {
      payload: { continue: goesOn },
    });

  test('goes on once, after the yes; no one else does', async () => {
    await bid(server, seat(0), 1000);
    await bid(server, seat(1), 2000);
    expect((await answerDeal(1, true)).json().code).toBe('INVALID_TRANSITION');
    server.clock.set((await staffView()).end_time);
    await answer(server, auction, true);
    expect((await answerDeal(0, true)).json().code).toBe('INVALID_TRANSITION');
    expect((await answerDeal(1, true)).json().auction).toMatchObject({ continues: true });
    expect((await answerDeal(1, false)).json().code).toBe('ALREADY_ANSWERED');
    expect((await staffView()).dealer_continues).toBe(true);
  });
});

describe('cancelling', () => {
  const cancel = (reason: string) =>
    server.call('POST', `/api/auctions/${auction.auctionId}/cancel`, {
      token,
      payload: { reason },
    });

  test('needs a reason, tells the dealers, and ends the bidding', async () => {
    await bid(server, seat(0), 1000);
    expect((await cancel('  ')).statusCode).toBe(422);
    expect((await cancel('Sold elsewhere')).json().auction).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'Sold elsewhere',
      winner: null,
    });
    expect((await messageCounts(server, auction.auctionId)).AUCTION_CANCELLED).toBe(3);
    expect((await bid(server, seat(1), 5000)).json().code).toBe('AUCTION_ENDED');
    expect((await dealerView(0)).auction).toMatchObject({ winner: false, status: 'CANCELLED' });
    expect((await cancel('again')).json().code).toBe('INVALID_TRANSITION');
  });

  test('is too late after the end', async () => {
    server.clock.set((await staffView()).end_time);
    expect((await cancel('Too late')).json().code).toBe('INVALID_TRANSITION');
  });
});

describe('an offer of staff', () => {
  const offer = async (tradeInId: string, value: number) =>
    server.call('POST', `/api/trade_in/${tradeInId}/offers`, {
      token,
      payload: { value, expires_in_days: 3, comment: 'Fair', trade_for_new: true },
    });

  test('reaches the owner by a link that works, and is answered once', async () => {
    const car = await reportCar(server, tenants.north, 0);
    const made = await offer(car.tradeInId, 12_345.67);
    expect([made.statusCode, made.json().trade_in.offer]).toEqual([
      201,
      expect.objectContaining({ value: 12_345.67, accepted: null, trade_for_new: true }),
    ]);
    const sent = await server.db.system((tx) =>
      tx
        .selectFrom('outbox')
        .where('purpose', '=', 'OFFER')
        .orderBy('inserted_at', 'desc')
        .orderBy('id', 'desc')
        .select(['link', 'body', 'channel'])
        .executeTakeFirstOrThrow(),
    );
    expect(sent).toMatchObject({ channel: 'SMS' });
    expect(sent.link).toBe(
      `https://forecourt.test/trade/report/offer/${car.requestId}/${car.ownerKey}`,
    );
    expect(sent.body).toContain('12,345.67');
    const yes = await answer(server, car, true);
    expect(yes.json().contacts).toMatchObject({ name: 'North Canary Motors' });
    expect((await offer(car.tradeInId, 1)).json().code).toBe('INVALID_TRANSITION');
  });

  test('takes the place of one that waits, and is refused beside an auction', async () => {
    const car = await reportCar(server, tenants.north, 1);
    await offer(car.tradeInId, 1000);
    expect((await offer(car.tradeInId, 1100)).json().trade_in.offer.value).toBe(1100);
    const payload = auctionBody(car, tenants.north);
    const start = () => server.call('POST', '/api/auctions', { token, payload });
    expect((await start()).json().code).toBe('INVALID_TRANSITION');
    await answer(server, car, false);
    expect((await start()).statusCode).toBe(201);
    expect((await offer(car.tradeInId, 5)).json().code).toBe('INVALID_TRANSITION');
  });
});

describe('the record', () => {
  test('holds every bid and answer in order, chained, and can be neither changed nor cut', async () => {
    await bid(server, seat(0), 1000);
    await bid(server, seat(1), 2000);
    await bid(server, seat(0), 1500);
    server.clock.set((await staffView()).end_time);
    await runClock(server);
    await answer(server, auction, true);
    const { entries, intact } = await audit();
    expect(intact).toBe(true);
    expect(entries.map((one: { action: string }) => one.action)).toEqual([
      'AUCTION_STARTED',
      'BID',
      'BID',
      'BID_REFUSED',
      'AUCTION_CLOSED',
      'OFFER_ACCEPTED',
      'FEE_BOOKED',
    ]);
    expect(entries[2]).toMatchObject({ amount: 2000, before: '100000', after: '200000' });
    const rows = await server.db.system((tx) =>
      tx
        .selectFrom('audit_entries')
        .where('trade_in_id', '=', auction.tradeInId)
        .orderBy('seq')
        .selectAll()
        .execute(),
    );
    expect(isIntact(rows)).toBe(true);
    expect(isIntact(rows.filter((_, index) => index !== 2))).toBe(false);
    const forged = rows.map((row, index) => (index === 1 ? { ...row, amount_cents: 1 } : row));
    expect(isIntact(forged)).toBe(false);
    for (const statement of [
      'update audit_entries set amount_cents = 1',
      'delete from audit_entries',
    ]) {
      await expect(server.db.pool.query(statement)).rejects.toThrow('append-only');
    }
  });
});
