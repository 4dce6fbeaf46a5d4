import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answer,
  auctionBody,
  bid,
  messageCounts,
  reportCar,
  runClock,
  startAuction,
  type RunningAuction,
  type Seat,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { keepSessions, renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { tellsAmount } from './tellsAmount.ts';

/* Each rule of an auction by the API: what is taken, who learns what, and what follows. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
  await keepSessions(server);
});
afterAll(() => server.close());

const seat = (auction: RunningAuction, index: number) => auction.seats[index] as Seat;
const read = async (path: string, as?: string) =>
  (await server.call('GET', path, as === undefined ? {} : { token: as })).json();
const staffView = async ({ auctionId }: RunningAuction) =>
  (await read(`/api/auctions/${auctionId}`, token)).auction;
const dealerView = (auction: RunningAuction, index: number) =>
  read(`/api/public/auctions/dealers/${seat(auction, index).key}`);
const ownerView = ({ requestId, ownerKey }: RunningAuction) =>
  read(`/api/requests/${requestId}/${ownerKey}`);
const offerBest = ({ auctionId }: RunningAuction) =>
  server.call('POST', `/api/auctions/${auctionId}/offer_best`, { token });
const change = ({ auctionId }: RunningAuction, payload: object) =>
  server.call('PATCH', `/api/auctions/${auctionId}`, { token, payload });
const texts = (auction: RunningAuction, purpose: string) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('auction_id', '=', auction.auctionId)
      .where('purpose', '=', purpose)
      .orderBy('id')
      .select(['body', 'dealer_id'])
      .execute(),
  );
const auditOf = async ({ requestId }: RunningAuction) =>
  read(`/api/requests/${requestId}/audit`, await server.signIn('admin@north.test'));
const fieldsOf = (reply: { json(): { errors?: { field: string }[] } }) =>
  reply.json().errors?.map(({ field }) => field);

describe('the defaults of a partner', () => {
  const address = () => `/api/partners/${tenants.north.partnerId}/auction_defaults`;

  test('are the product’s until an administrator sets others, and a share goes by them', async () => {
    const { auction_defaults: before, currency_code } = await read(address(), token);
    expect(before).toMatchObject({ min_raise: 50, reserve_price: null, sealed: false });
    expect(currency_code).toBe('EUR');
    const admin = await server.signIn('admin@north.test');
    const payload = { ...before, min_raise: 250, extension: true };
    const put = await server.call('PUT', address(), { token: admin, payload });
    expect(put.json().auction_defaults).toEqual(payload);
    const car = await reportCar(server, tenants.north, 1);
    const { rules: _rules, ...plain } = auctionBody(car, tenants.north);
    const made = await server.call('POST', '/api/auctions', { token, payload: plain });
    expect(made.json().auction.rules).toEqual(payload);
    await server.call('PUT', address(), { token: admin, payload: before });
  });

  test('stand in the settings’ list of changes, each rule that changed and no other', async () => {
    const admin = await server.signIn('admin@north.test');
    const history = `/api/partners/${tenants.north.partnerId}/settings/changes`;
    const { auction_defaults: before } = await read(address(), token);
    const listed = async (): Promise<{ id: string }[]> => (await read(history, admin)).changes;
    const known = new Set((await listed()).map(({ id }) => id));
    const put = (payload: object) => server.call('PUT', address(), { token: admin, payload });
    await put({ ...before, min_raise: 75, reserve_price: 4000, extension: true });
    await put({ ...before, min_raise: 75, reserve_price: 4000, extension: true });
    // by their ids: the test's clock stands, so the order says nothing
    const shown = (await listed()).filter(({ id }) => !known.has(id));
    const area = 'GENERAL';
    expect(shown).toHaveLength(3);
    expect(shown).toEqual(
      expect.arrayContaining(
        [
          ['min_raise', String(before.min_raise), '75'],
          ['reserve_price', null, '4000'],
          ['extension', 'false', 'true'],
        ].map(([name, from, to]) =>
          expect.objectContaining({
            area,
            field: `auction_defaults.${name}`,
            before: from,
            after: to,
          }),
        ),
      ),
    );
    await put(before);
  });

  test('are not an agent’s to set, and contradictions are named', async () => {
    const { auction_defaults: rules } = await read(address(), token);
    const refused = await server.call('PUT', address(), { token, payload: rules });
    expect(refused.statusCode).toBe(403);
    const admin = await server.signIn('admin@north.test');
    const payload = { ...rules, sealed: true, extension: true, min_bid: 900, reserve_price: 800 };
    const wrong = await server.call('PUT', address(), { token: admin, payload });
    expect(wrong.statusCode).toBe(422);
    expect(fieldsOf(wrong)).toEqual(['extension', 'reserve_price']);
  });
});

describe('a share', () => {
  test.each([
    [{ rules: { min_raise: 0 } }, 'rules.min_raise'],
    [{ rules: { sealed: true, proxy_bids: true } }, 'rules.proxy_bids'],
    [{ rules: { reserve_price: 900, buy_now_price: 800 } }, 'rules.buy_now_price'],
    [{ min_bid: 900, rules: { reserve_price: 800 } }, 'rules.reserve_price'],
    [{ validity: { days: 366, miles: 200 } }, 'validity.days'],
    [{ validity: { days: 0, miles: 200 } }, 'validity.days'],
    [{ validity: { days: 1.5, miles: 200 } }, 'validity.days'],
    [{ validity: { days: 7, miles: -3 } }, 'validity.miles'],
    [{ validity: { days: 7, miles: 100_001 } }, 'validity.miles'],
    [{ end_time: '2001-01-31T00:00:01Z' }, 'end_time'],
    [{ end_time: '2001-01-01T00:00:00Z' }, 'end_time'],
  ])('of %o is refused in %s, never another number', async (wrong, field) => {
    const car = await reportCar(server, tenants.north, 1);
    const payload = { ...auctionBody(car, tenants.north), ...wrong };
    const reply = await server.call('POST', '/api/auctions', { token, payload });
    expect(reply.statusCode).toBe(422);
    expect(fieldsOf(reply)).toEqual([field]);
  });

  test('tells dealers every rule and never the reserve', async () => {
    const auction = await startAuction(server, tenants.north, {
      dealers: 1,
      rules: { min_bid: 5000, min_raise: 100, reserve_price: 7654.32, extension: true },
    });
    const [invitation] = await texts(auction, 'AUCTION_INVITATION');
    expect(invitation?.body).toContain('€5,000');
    expect(invitation?.body).toContain('at least €100');
    expect(invitation?.body).toContain('reserve price');
    expect(invitation?.body).toContain('2 minutes');
    const shown = await dealerView(auction, 0);
    expect(shown.auction.rules).toEqual({
      min_bid: 5000,
      min_raise: 100,
      has_reserve: true,
      extension: true,
      buy_now_price: null,
      proxy_bids: false,
      sealed: false,
    });
    expect(shown.auction).toMatchObject({ reserve_met: false, minimum_offer: 5000, extensions: 0 });
    expect(shown.auction.fee).toEqual({ amount: 199, currency_code: 'USD' });
    const holds = Date.parse(shown.auction.end_time) + 7 * DAY;
    expect(Date.parse(shown.auction.offers_hold_until)).toBe(holds);
    for (const text of [
      invitation?.body,
      JSON.stringify(shown),
      JSON.stringify(await ownerView(auction)),
    ]) {
      expect(tellsAmount(text, 7654)).toBe(false);
    }
  });

  test('of a car that is not free says why', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 1, minutes: 10 });
    const share = () =>
      server.call('POST', '/api/auctions', { token, payload: auctionBody(auction, tenants.north) });
    const { auctionId: auction_id } = auction;
    expect((await share()).json()).toMatchObject({ not_free: 'AUCTION_RUNNING', auction_id });
    await bid(server, seat(auction, 0), 1000);
    server.clock.advance(10 * MINUTE);
    expect((await share()).json()).toMatchObject({ not_free: 'AWAITING_OWNER', auction_id });
    await answer(server, auction, true);
    const refused = await share();
    expect(refused.statusCode).toBe(409);
    const code = 'INVALID_TRANSITION';
    expect(refused.json()).toMatchObject({ code, not_free: 'OFFER_ACCEPTED', auction_id });
  });

  test('of a car with an offer that waits says so', async () => {
    const car = await reportCar(server, tenants.north, 1);
    await server.call('POST', `/api/trade_in/${car.tradeInId}/offers`, {
      token,
      payload: { value: 5000, expires_in_days: 3 },
    });
    const payload = auctionBody(car, tenants.north);
    const refused = await server.call('POST', '/api/auctions', { token, payload });
    expect(refused.json()).toMatchObject({ not_free: 'OFFER_WAITING' });
    expect(refused.json()).not.toHaveProperty('auction_id');
  });
});

test('a bid is above the best one by the least raise, and a refusal says from where on', async () => {
  const auction = await startAuction(server, tenants.north, { rules: { min_raise: 50 } });
  await bid(server, seat(auction, 0), 1000);
  const low = await bid(server, seat(auction, 1), 1049.99);
  expect(low.json()).toMatchObject({ code: 'OFFER_TOO_LOW', minimum: 1050 });
  const enough = await bid(server, seat(auction, 1), 1050);
  expect(enough.json().auction).toMatchObject({ minimum_offer: 1100, leading: true });
});

describe('a late bid', () => {
  test('moves the end, and all that counts from it', async () => {
    const auction = await startAuction(server, tenants.north, {
      minutes: 90,
      rules: { extension: true },
    });
    const end = Date.parse((await staffView(auction)).end_time);
    await bid(server, seat(auction, 0), 1000, { expires_in_days: 9 });
    server.clock.set(new Date(end - 90_000));
    const late = await bid(server, seat(auction, 1), 2000);
    expect(Date.parse(late.json().auction.end_time)).toBe(end + 2 * MINUTE);
    expect(late.json().auction.extensions).toBe(1);
    // at the old end it goes on
    server.clock.set(new Date(end));
    expect((await bid(server, seat(auction, 0), 3000)).statusCode).toBe(201);
    const shown = await staffView(auction);
    expect(shown).toMatchObject({ status: 'RUNNING', extensions: 2 });
    expect(Date.parse(shown.original_end_time)).toBe(end);
    expect(Date.parse(shown.end_time)).toBe(end + 4 * MINUTE);
    expect(shown.offers.at(-1).value).toBe(1000);
    expect(Date.parse(shown.offers.at(-1).expires_at)).toBe(end + 4 * MINUTE + 9 * DAY);
    // every dealer is told, once
    const text = await texts(auction, 'AUCTION_EXTENDED');
    expect(text.map(({ dealer_id }) => dealer_id).sort()).toEqual(
      auction.seats.map(({ dealerId }) => dealerId).sort(),
    );
    const { entries, intact } = await auditOf(auction);
    expect(intact).toBe(true);
    const moves = entries.filter((one: { action: string }) => one.action === 'AUCTION_EXTENDED');
    expect(moves).toHaveLength(2);
  });

  test('moves it ten times, and the eleventh does not', async () => {
    const auction = await startAuction(server, tenants.north, { rules: { extension: true } });
    const end = Date.parse((await staffView(auction)).end_time);
    for (let times = 0; times < 12; times++) {
      const { end_time } = await staffView(auction);
      server.clock.set(new Date(Date.parse(end_time) - 1));
      const reply = await bid(server, seat(auction, times % 3), 1000 + times);
      expect(reply.statusCode).toBe(201);
    }
    const shown = await staffView(auction);
    expect(shown.extensions).toBe(10);
    expect(Date.parse(shown.end_time)).toBe(end + 20 * MINUTE);
    server.clock.set(shown.end_time);
    expect((await bid(server, seat(auction, 0), 9000)).json().code).toBe('AUCTION_ENDED');
    await runClock(server);
    expect((await staffView(auction)).status).toBe('AWAITING_OWNER');
  });
});

describe('buying now', () => {
  const bought = async (value: number, more: object) => {
    const auction = await startAuction(server, tenants.north, { rules: { buy_now_price: 9000 } });
    await bid(server, seat(auction, 0), 5000);
    const reply = await bid(server, seat(auction, 1), value, more);
    return { auction, reply };
  };

  test.each([
    [9000, { buy_now: true }],
    [9000, {}],
    [12_000, {}],
  ])('with %i %o ends the auction at once for the price', async (value, more) => {
    const { auction, reply } = await bought(value, more);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      offer: { value: 9000 },
      auction: { status: 'AWAITING_OWNER', winner: true, bought_now: true },
    });
    const shown = await staffView(auction);
    expect(shown).toMatchObject({ winner: seat(auction, 1).dealerId, bought_now: true });
    expect(Date.parse(shown.end_time)).toBe(server.clock.now().getTime());
    expect((await ownerView(auction)).trade_in.offer).toMatchObject({ value: 9000 });
    expect(await messageCounts(server, auction.auctionId)).toEqual({
      AUCTION_INVITATION: 3,
      AUCTION_WON: 1,
      AUCTION_BOUGHT: 2,
      OFFER: 1,
    });
    const late = await bid(server, seat(auction, 2), 9000, { buy_now: true });
    expect([late.statusCode, late.json().code]).toEqual([409, 'BUY_NOW_GONE']);
    expect((await bid(server, seat(auction, 2), 5100)).json().code).toBe('AUCTION_ENDED');
    expect((await answer(server, auction, true)).statusCode).toBe(200);
    expect((await staffView(auction)).fee).toEqual({ amount: 199, currency_code: 'USD' });
  });

  test('names its price, and needs one', async () => {
    const { reply } = await bought(8999, { buy_now: true });
    expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, ['value']]);
    const without = await startAuction(server, tenants.north);
    const refused = await bid(server, seat(without, 0), 9000, { buy_now: true });
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['buy_now']]);
  });
});

describe('a limit', () => {
  test('bids by itself, on record, and only its dealer learns it', async () => {
    const auction = await startAuction(server, tenants.north, {
      rules: { proxy_bids: true, min_raise: 50 },
    });
    const first = await bid(server, seat(auction, 0), 1000, {
      up_to: 7777,
      trade_for_new: true,
      comment: 'Today',
    });
    expect(first.json().auction).toMatchObject({ own_limit: 7777, best_offer: 1000 });
    const second = await bid(server, seat(auction, 1), 2000);
    expect(second.json()).toMatchObject({
      offer: { value: 2000, automatic: false },
      auction: { leading: false, best_offer: 2050, minimum_offer: 2100, own_limit: null },
    });
    const shown = await staffView(auction);
    expect(
      shown.offers.map((one: { value: number; automatic: boolean }) => [one.value, one.automatic]),
    ).toEqual([
      [2050, true],
      [2000, false],
      [1000, false],
    ]);
    // the server bids on the terms of the limit
    expect(shown.offers[0]).toMatchObject({ trade_for_new: true, comment: 'Today' });
    const { entries, intact } = await auditOf(auction);
    expect(intact).toBe(true);
    expect(entries.map((one: { action: string }) => one.action)).toEqual([
      'AUCTION_STARTED',
      'BID',
      'LIMIT_SET',
      'BID',
      'AUTOMATIC_BID',
    ]);
    const others = [shown, entries, second.json(), await dealerView(auction, 2)];
    expect(tellsAmount([...others, await ownerView(auction)], 7777)).toBe(false);
    expect(tellsAmount(await dealerView(auction, 0), 7777)).toBe(true);
    expect((await dealerView(auction, 0)).auction.own_limit).toBe(7777);
    const messages = await server.db.system((tx) =>
      tx.selectFrom('outbox').where('auction_id', '=', auction.auctionId).select('body').execute(),
    );
    expect(tellsAmount(messages, 7777)).toBe(false);
    // nobody was outbid who did not bid after that
    expect(await messageCounts(server, auction.auctionId)).toEqual({ AUCTION_INVITATION: 3 });
  });

  test('rises while the price stays, and is not lowered', async () => {
    const auction = await startAuction(server, tenants.north, {
      rules: { proxy_bids: true, min_raise: 50 },
    });
    await bid(server, seat(auction, 0), 1000, { up_to: 3000 });
    const raised = await bid(server, seat(auction, 0), 1050, { up_to: 5000 });
    expect(raised.json()).toMatchObject({
      offer: { value: 1000 },
      auction: { best_offer: 1000, own_limit: 5000, leading: true, total_offers: 1 },
    });
    const lowered = await bid(server, seat(auction, 0), 1050, { up_to: 4000 });
    expect(lowered.json()).toMatchObject({ code: 'OFFER_TOO_LOW', minimum: 5050 });
    const over = await bid(server, seat(auction, 1), 1050, { up_to: 6000 });
    expect(over.json().auction).toMatchObject({ best_offer: 5050, own_limit: 6000, leading: true });
    expect((await dealerView(auction, 0)).auction).toMatchObject({
      own_limit: null,
      leading: false,
    });
    expect((await messageCounts(server, auction.auctionId)).AUCTION_OUTBID).toBe(1);
  });

  test('of the same amount loses to the earlier, also when it wins', async () => {
    const auction = await startAuction(server, tenants.north, {
      minutes: 10,
      rules: { proxy_bids: true, min_raise: 50 },
    });
    await bid(server, seat(auction, 0), 1000, { up_to: 5000 });
    await bid(server, seat(auction, 1), 1050, { up_to: 5000 });
    server.clock.advance(10 * MINUTE);
    await runClock(server);
    expect(await staffView(auction)).toMatchObject({ winner: seat(auction, 0).dealerId });
    expect((await ownerView(auction)).trade_in.offer.value).toBe(5000);
    expect((await dealerView(auction, 1)).auction.winner).toBe(false);
  });

  test.each([
    [{ up_to: 900 }, {}, 'up_to'],
    [{ up_to: 1500.005 }, {}, 'up_to'],
    [{ up_to: 2000 }, { buy_now_price: 2000 }, 'up_to'],
    [{ up_to: 2000 }, { proxy_bids: false }, 'up_to'],
  ])('of %o with the rules %o is wrong in %s', async (more, rules, field) => {
    const auction = await startAuction(server, tenants.north, {
      rules: { proxy_bids: true, ...rules },
    });
    const refused = await bid(server, seat(auction, 0), 1000, more);
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, [field]]);
  });
});

test('of sealed bids no dealer learns anything until the end', async () => {
  const auction = await startAuction(server, tenants.north, {
    minutes: 10,
    rules: { sealed: true, min_raise: 50, min_bid: 500, reserve_price: 1500 },
  });
  await bid(server, seat(auction, 0), 4444);
  const second = await bid(server, seat(auction, 1), 600);
  const hidden = { best_offer: null, total_offers: null, reserve_met: null };
  expect(second.json().auction).toMatchObject({ ...hidden, minimum_offer: 650 });
  expect(second.json().auction).not.toHaveProperty('leading');
  expect(await dealerView(auction, 2)).toMatchObject({
    best_offer: null,
    auction: { ...hidden, minimum_offer: 500 },
  });
  expect((await bid(server, seat(auction, 1), 649)).json()).toMatchObject({ minimum: 650 });
  expect((await bid(server, seat(auction, 1), 4444)).statusCode).toBe(201);
  expect(tellsAmount(await dealerView(auction, 2), 4444)).toBe(false);
  expect(await messageCounts(server, auction.auctionId)).toEqual({ AUCTION_INVITATION: 3 });
  expect((await staffView(auction)).offers[0].partner.id).toBe(seat(auction, 0).dealerId);
  server.clock.advance(10 * MINUTE);
  const over = (await dealerView(auction, 0)).auction;
  expect(over).toMatchObject({
    winner: true,
    best_offer: 4444,
    total_offers: 3,
    reserve_met: true,
  });
  await runClock(server);
  expect((await staffView(auction)).winner).toBe(seat(auction, 0).dealerId);
});

describe('below the reserve', () => {
  const unsold = async () => {
    const auction = await startAuction(server, tenants.north, {
      minutes: 10,
      rules: { reserve_price: 8000 },
    });
    await bid(server, seat(auction, 0), 5000);
    await bid(server, seat(auction, 1), 7999.99);
    server.clock.advance(10 * MINUTE);
    return auction;
  };

  test('no one wins, and staff may offer the best one all the same', async () => {
    const auction = await unsold();
    // at once, whether the closing job has run or not
    expect((await ownerView(auction)).trade_in.offer).toBeNull();
    expect((await answer(server, auction, true)).json().code).toBe('INVALID_TRANSITION');
    await runClock(server);
    const shown = { status: 'RESERVE_NOT_MET', reserve_met: false, winner: null };
    expect(await staffView(auction)).toMatchObject({ ...shown, can_offer_best: true });
    const dealers = { ...shown, winner: false };
    expect((await dealerView(auction, 1)).auction).toMatchObject(dealers);
    expect(await messageCounts(server, auction.auctionId)).toEqual({
      AUCTION_INVITATION: 3,
      AUCTION_OUTBID: 1,
      AUCTION_RESERVE_NOT_MET: 2,
      STAFF_RESERVE_NOT_MET: 1,
    });
    const offered = await offerBest(auction);
    expect(offered.statusCode).toBe(200);
    expect(offered.json().auction).toMatchObject({
      status: 'AWAITING_OWNER',
      winner: seat(auction, 1).dealerId,
      reserve_met: false,
      can_offer_best: false,
    });
    expect((await dealerView(auction, 1)).auction.winner).toBe(true);
    const { offer } = (await ownerView(auction)).trade_in;
    expect(offer).toMatchObject({ value: 7999.99, accepted: null });
    expect((await offerBest(auction)).json().code).toBe('INVALID_TRANSITION');
    expect((await answer(server, auction, true)).statusCode).toBe(200);
    expect(await staffView(auction)).toMatchObject({ status: 'ACCEPTED', fee: { amount: 199 } });
    expect((await auditOf(auction)).intact).toBe(true);
  });

  test('the best one is offered before the closing job has run, too', async () => {
    const auction = await unsold();
    expect((await offerBest(auction)).statusCode).toBe(200);
    expect((await ownerView(auction)).trade_in.offer.value).toBe(7999.99);
  });

  test('it is not offered after its time, nor beside anything else', async () => {
    const late = await unsold();
    server.clock.advance(7 * DAY);
    await renewSessions(server);
    expect((await offerBest(late)).json().code).toBe('INVALID_TRANSITION');
    expect((await staffView(late)).can_offer_best).toBe(false);
    const again = await unsold();
    const payload = auctionBody(again, tenants.north);
    expect((await server.call('POST', '/api/auctions', { token, payload })).statusCode).toBe(201);
    expect((await offerBest(again)).json().code).toBe('INVALID_TRANSITION');
    const own = await unsold();
    await server.call('POST', `/api/trade_in/${own.tradeInId}/offers`, {
      token,
      payload: { value: 8000, expires_in_days: 3 },
    });
    expect((await offerBest(own)).json().code).toBe('INVALID_TRANSITION');
  });

  test('of a running auction, and of one that met it, nothing is offered by hand', async () => {
    const auction = await startAuction(server, tenants.north, { minutes: 10 });
    await bid(server, seat(auction, 0), 5000);
    expect((await offerBest(auction)).json().code).toBe('INVALID_TRANSITION');
    server.clock.advance(10 * MINUTE);
    expect((await offerBest(auction)).json().code).toBe('INVALID_TRANSITION');
    expect((await staffView(auction)).status).toBe('AWAITING_OWNER');
  });
});

describe('while it runs', () => {
  test('more dealers are invited, once, and the others hear nothing of it', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 2 });
    const { dealerIds } = await reportCar(server, tenants.north, 2);
    const changed = await change(auction, { dealers: [...dealerIds, ...auction.dealerIds] });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().auction.bidders).toHaveLength(4);
    await change(auction, { dealers: dealerIds });
    expect(await messageCounts(server, auction.auctionId)).toEqual({ AUCTION_INVITATION: 4 });
    const strangers = await change(auction, { dealers: ['nobody'] });
    expect([strangers.statusCode, fieldsOf(strangers)]).toEqual([422, ['dealers']]);
  });

  test('it can end later, and every dealer is told, and reminded again', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 2, minutes: 120 });
    const end = Date.parse((await staffView(auction)).end_time);
    server.clock.set(new Date(end - 30 * MINUTE));
    await runClock(server);
    expect((await messageCounts(server, auction.auctionId)).AUCTION_ENDING).toBe(2);
    const later = new Date(end + 5 * HOUR).toISOString();
    const changed = await change(auction, { end_time: later });
    expect(changed.json().auction).toMatchObject({ end_time: later, extensions: 0 });
    expect((await messageCounts(server, auction.auctionId)).AUCTION_EXTENDED).toBe(2);
    server.clock.set(new Date(end));
    await runClock(server);
    expect((await staffView(auction)).status).toBe('RUNNING');
    server.clock.set(new Date(end + 4.5 * HOUR));
    await runClock(server);
    expect((await messageCounts(server, auction.auctionId)).AUCTION_ENDING).toBe(4);
    server.clock.set(later);
    await runClock(server);
    expect((await staffView(auction)).status).toBe('NO_OFFERS');
    const events = await read(`/api/requests/${auction.requestId}/events`, token);
    expect(JSON.stringify(events)).toContain('AUCTION_EXTENDED');
  });

  test('it does not end earlier, nor after thirty days, nor change once it is over', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 1, minutes: 10 });
    const { end_time, start_time } = await staffView(auction);
    const start = Date.parse(start_time);
    for (const wrong of [end_time, start_time, new Date(start + 720 * HOUR + 1).toISOString()]) {
      const refused = await change(auction, { end_time: wrong });
      expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['end_time']]);
    }
    expect((await change(auction, {})).statusCode).toBe(422);
    server.clock.set(end_time);
    const over = await change(auction, { end_time: new Date(start + HOUR).toISOString() });
    expect([over.statusCode, over.json().code]).toEqual([409, 'INVALID_TRANSITION']);
  });
});

test('starting again is filled with what was, without dealers who cannot be reached', async () => {
  const auction = await startAuction(server, tenants.north, {
    dealers: 3,
    minutes: 150,
    rules: { min_raise: 75, reserve_price: 6000, extension: true },
  });
  await server.db.system((tx) =>
    tx
      .updateTable('dealers')
      .set({ email: null, phone: null })
      .where('id', '=', seat(auction, 0).dealerId)
      .execute(),
  );
  server.clock.advance(150 * MINUTE);
  await runClock(server);
  const { again } = await read(`/api/auctions/${auction.auctionId}/again`, token);
  expect(again).toMatchObject({
    hours: 3,
    left_out: 1,
    trade_in_id: auction.tradeInId,
    rules: { min_raise: 75, reserve_price: 6000, extension: true },
  });
  const ids = again.dealers.map(({ id }: { id: string }) => id);
  expect(ids.sort()).toEqual([1, 2].map((index) => seat(auction, index).dealerId).sort());
  const payload = { ...auctionBody(auction, tenants.north), dealers: ids, rules: again.rules };
  const begun = await server.call('POST', '/api/auctions', { token, payload });
  expect(begun.json().auction.rules).toEqual(again.rules);
});
