import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answer,
  auctionBody,
  messageCounts,
  OWNER,
  reportCar,
  runClock,
  type ReportedCar,
} from './auctionHouse.ts';
import {
  agree,
  answerChance,
  endAuction,
  answerDeal,
  onDeal,
  seatOf,
  viewsOf,
  type Agreed,
} from './dealHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());

const begin = async (dealers = 3) => {
  const deal = await agree(server, tenants.north, dealers);
  return { deal, ...viewsOf(server, deal) };
};
const sentOf = (deal: Agreed) => messageCounts(server, deal.auctionId);
const pass = async (ms: number) => {
  server.clock.advance(ms);
  await renewSessions(server);
  await runClock(server);
};
const ownerStep = (car: ReportedCar, step: 'withdraw' | 'handover', payload: object) =>
  server.call('POST', `/api/trade_in/${car.tradeInId}/${step}`, {
    payload: { session_key: car.ownerKey, ...payload },
  });
const dealerTick = (deal: Agreed, index: number, payload: object) =>
  server.call('POST', `/api/public/auctions/dealers/${seatOf(deal, index).key}/handover`, {
    payload,
  });
const carOf = async (requestId: string, status = '') => {
  const query = new URLSearchParams({ partner_id: tenants.north.partnerId, limit: '100', status });
  const token = await server.signIn('agent@north.test');
  const { cars } = (await server.call('GET', `/api/requests/cars/?${query}`, { token })).json();
  return cars.find((car: { request_id: string }) => car.request_id === requestId)?.request_status;
};

test('until the owner answers, the dealer with the best offer reads by when they may', async () => {
  const auction = await endAuction(server, tenants.north);
  const { dealer, staff } = viewsOf(server, auction);
  const until = (await staff()).trade_in.offer.expires_at;
  expect((await dealer(2)).auction.owner_replies_until).toBe(until);
  expect((await dealer(0)).auction.owner_replies_until).toBeNull();
  await answer(server, auction, true);
  expect((await dealer(2)).auction.owner_replies_until).toBeNull();
});

describe('after the owner’s yes', () => {
  test('staff, owner and dealer see one deal, each as far as it is theirs', async () => {
    const { deal, staff, owner, dealer } = await begin();
    const shown = (await staff()).trade_in.deal;
    expect(shown).toMatchObject({
      id: deal.dealId,
      state: 'AGREED',
      price: 3000,
      buyer: { kind: 'DEALER' },
      dealer_id: seatOf(deal, 2).dealerId,
      fee: { amount: 199, state: 'BOOKED', on_withdrawal: 'KEPT' },
      can: ['TICK', 'SELL_WITH_NOTE', 'WITHDRAW_FOR_DEALER', 'WITHDRAW_FOR_OWNER'],
    });
    expect(Date.parse(shown.answer.until) - Date.parse(shown.agreed_at)).toBe(3 * DAY);
    const own = (await owner()).trade_in;
    expect(own.deal).toMatchObject({
      id: deal.dealId,
      fee: null,
      dealer_id: null,
      candidates: [],
      can: ['TICK', 'WITHDRAW', 'RECEIPT'],
    });
    expect(own.receipt).toMatchObject({
      price: 3000,
      car: { make: 'Volvo', model: 'V60', year: 2020, plate: '1 ABC' },
      seller: OWNER,
      buyer: own.contacts,
    });
    expect((await dealer(2)).deal).toMatchObject({
      fee: { amount: 199 },
      can: ['CONTINUE', 'DECLINE'],
    });
    expect((await dealer(1)).deal).toBeNull();
    expect(await sentOf(deal)).toMatchObject({ OFFER_ACCEPTED: 1, OWNER_RECEIPT: 1 });
  });

  test('a public link tells nothing of it', async () => {
    const { deal } = await begin();
    const key = server.services.keys.make('public', deal.requestId, 1);
    const seen = await server.call('GET', `/api/requests/${deal.requestId}/${key}`);
    expect(seen.json().trade_in).not.toHaveProperty('deal');
    expect(seen.json().trade_in).not.toHaveProperty('receipt');
  });
});

describe('the receipt', () => {
  test('is the owner’s PDF while the deal stands, and no one else’s', async () => {
    const { deal, owner } = await begin();
    const { receipt } = (await owner()).trade_in;
    const pdf = await server.call('GET', receipt.pdf_url);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toContain(`receipt-${receipt.number}.pdf`);
    expect(pdf.headers['cache-control']).toContain('no-store');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const publicKey = server.services.keys.make('public', deal.requestId, 1);
    const other = `/api/public/receipts/${deal.requestId}/${publicKey}`;
    expect((await server.call('GET', other)).statusCode).toBe(404);
    await answerDeal(server, seatOf(deal, 2), false, 'No room');
    expect((await server.call('GET', receipt.pdf_url)).statusCode).toBe(404);
  });
});

describe('a dealer who says no', () => {
  test('gives a reason, once; staff and owner are told, and the fee is kept', async () => {
    const { deal, staff, owner, dealer, record } = await begin();
    const winner = seatOf(deal, 2);
    const bare = await answerDeal(server, winner, false);
    expect([bare.statusCode, refusedFields(bare)]).toEqual([
      422,
      [{ field: 'reason', code: 'MISSING_FIELD' }],
    ]);
    expect((await answerDeal(server, winner, false, '  ')).statusCode).toBe(422);
    const no = await answerDeal(server, winner, false, 'No room on the lot');
    expect(no.json()).toMatchObject({
      auction: { status: 'FELL_THROUGH', winner: false },
      contacts: null,
      deal: { state: 'WITHDRAWN_BY_DEALER', fee: { state: 'KEPT' }, can: [] },
    });
    expect((await answerDeal(server, winner, true)).json().code).toBe('ALREADY_ANSWERED');
    expect((await answerDeal(server, winner, false, 'again')).json().code).toBe('ALREADY_ANSWERED');
    expect(await sentOf(deal)).toMatchObject({
      STAFF_DEALER_WITHDRAWS: 1,
      OWNER_DEALER_WITHDREW: 1,
    });
    const shown = await staff();
    expect(shown.trade_in).toMatchObject({
      offer: null,
      deal: {
        withdrawal: { party: 'DEALER', by: 'DEALER', reason: 'No room on the lot' },
        can: ['SECOND_CHANCE', 'START_AGAIN', 'OFFER'],
      },
    });
    expect(shown.trade_in.deal.candidates.map((one: { price: number }) => one.price)).toEqual([
      2000, 1000,
    ]);
    expect(shown.auction).toMatchObject({ status: 'FELL_THROUGH', winner: null, fee: null });
    const own = (await owner()).trade_in;
    expect(own).toMatchObject({ offer: null, contacts: null, receipt: null });
    expect(own.deal.withdrawal).toMatchObject({ party: 'DEALER', reason: null });
    expect(JSON.stringify(await dealer(1))).not.toContain('No room');
    expect(await carOf(deal.requestId)).toBe('AUCTION_COMPLETED');
    expect(await carOf(deal.requestId, 'OFFER_ACCEPTED')).toBeUndefined();
    const { entries, intact } = await record();
    expect(intact).toBe(true);
    expect(entries.slice(-2).map(({ action }) => action)).toEqual(['DEALER_WITHDRAWS', 'FEE_KEPT']);
  });

  test('has the fee returned where the partner has set so before the yes', async () => {
    const set = (withdrawal_fee: 'KEPT' | 'RETURNED') =>
      server.db.system((tx) => tx.updateTable('partners').set({ withdrawal_fee }).execute());
    await set('RETURNED');
    const { deal, dealer, record } = await begin();
    await set('KEPT');
    await answerDeal(server, seatOf(deal, 2), false, 'No room');
    expect((await dealer(2)).deal.fee).toMatchObject({
      state: 'RETURNED',
      on_withdrawal: 'RETURNED',
    });
    expect((await record()).entries.at(-1)?.action).toBe('FEE_RETURNED');
  });

  test('on a retry with the same Idempotency-Key gets the same answer', async () => {
    const { deal } = await begin();
    const send = () =>
      server.call('PATCH', `/api/public/auctions/dealers/${seatOf(deal, 2).key}`, {
        payload: { continue: false, reason: 'No room' },
        headers: { 'idempotency-key': `no-${deal.dealId}` },
      });
    const [first, second] = [await send(), await send()];
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect((await sentOf(deal)).STAFF_DEALER_WITHDRAWS).toBe(1);
  });
});

describe('a dealer who does not answer', () => {
  test('is reminded twice, and then the deal ends', async () => {
    const { deal, staff, owner, record } = await begin();
    await pass(DAY - 1);
    expect((await sentOf(deal)).DEAL_REMINDER).toBeUndefined();
    await pass(1);
    await pass(HOUR);
    expect((await sentOf(deal)).DEAL_REMINDER).toBe(1);
    await pass(23 * HOUR);
    await pass(HOUR);
    expect((await sentOf(deal)).DEAL_REMINDER).toBe(2);
    await pass(23 * HOUR - 1);
    expect((await staff()).trade_in.deal.state).toBe('AGREED');
    server.clock.advance(1);
    // before the schedule has run
    expect((await answerDeal(server, seatOf(deal, 2), true)).json().code).toBe('ALREADY_ANSWERED');
    await pass(0);
    await pass(HOUR);
    expect((await staff()).trade_in.deal).toMatchObject({
      state: 'NO_ANSWER',
      withdrawal: { party: 'DEALER', by: null, reason: null },
      fee: { state: 'KEPT' },
    });
    expect((await owner()).trade_in.contacts).toBeNull();
    expect(await sentOf(deal)).toMatchObject({
      DEAL_REMINDER: 2,
      DEAL_NO_ANSWER: 1,
      STAFF_NO_ANSWER: 1,
      OWNER_DEALER_WITHDREW: 1,
    });
    expect((await record()).entries.slice(-2).map(({ action }) => action)).toEqual([
      'DEALER_NO_ANSWER',
      'FEE_KEPT',
    ]);
  });

  test('but has met the owner keeps the deal', async () => {
    const { deal, staff } = await begin();
    const day = new Date(server.clock.now().getTime() + 5 * DAY).toISOString().slice(0, 10);
    expect((await ownerStep(deal, 'handover', { item: 'DAY', done: true, day })).statusCode).toBe(
      200,
    );
    await pass(4 * DAY);
    expect((await staff()).trade_in.deal.state).toBe('AGREED');
  });

  test('has as many days as the partner gives', async () => {
    const token = await server.signIn('admin@north.test');
    const url = `/api/partners/${tenants.north.partnerId}/settings`;
    const { settings } = (await server.call('GET', url, { token })).json();
    expect(settings.general.deals).toEqual({
      answer_days: 3,
      withdrawal_fee: 'KEPT',
      reminder_after_days: 1,
      reminder_before_days: 1,
    });
    const change = (days: number, version: number) =>
      server.call('PATCH', url, {
        token,
        payload: { version, general: { deals: { answer_days: days } } },
      });
    expect((await change(31, settings.version)).statusCode).toBe(422);
    const changed = (await change(1, settings.version)).json().settings;
    expect(changed.general.deals.answer_days).toBe(1);
    const log = (await server.call('GET', `${url}/changes`, { token })).json().changes;
    expect(log[0]).toMatchObject({ field: 'deals.answer_days', before: '3', after: '1' });
    const { deal, staff } = await begin();
    expect((await change(3, changed.version)).statusCode).toBe(200);
    await pass(DAY);
    expect((await staff()).trade_in.deal.state).toBe('NO_ANSWER');
    expect((await sentOf(deal)).STAFF_NO_ANSWER).toBe(1);
  });
});

describe('the owner', () => {
  test('withdraws before contact: nothing is owed, and all are told', async () => {
    const { deal, staff, dealer, owner } = await begin();
    const blank = await ownerStep(deal, 'withdraw', { reason: ' ' });
    expect([blank.statusCode, refusedFields(blank)?.[0]]).toEqual([
      422,
      { field: 'reason', code: 'MISSING_FIELD' },
    ]);
    const done = await ownerStep(deal, 'withdraw', { reason: 'My sister takes it' });
    expect(done.json().trade_in).toMatchObject({
      offer: null,
      deal: { state: 'WITHDRAWN_BY_OWNER', withdrawal: { reason: 'My sister takes it' } },
    });
    expect((await staff()).trade_in.deal).toMatchObject({
      withdrawal: { party: 'OWNER', by: 'OWNER', reason: 'My sister takes it' },
      fee: { state: 'RETURNED' },
    });
    const seen = await dealer(2);
    expect(seen).toMatchObject({ contacts: null, deal: { state: 'WITHDRAWN_BY_OWNER' } });
    expect(JSON.stringify(seen)).not.toContain('sister');
    expect((await owner()).trade_in.receipt).toBeNull();
    expect(await sentOf(deal)).toMatchObject({
      DEAL_OWNER_WITHDREW: 1,
      STAFF_OWNER_WITHDREW: 1,
      OWNER_WITHDRAWN: 1,
    });
    expect((await ownerStep(deal, 'withdraw', { reason: 'x' })).json().code).toBe(
      'INVALID_TRANSITION',
    );
  });

  test('no longer once the dealer continues; staff record it then', async () => {
    const { deal, owner, staff } = await begin();
    await answerDeal(server, seatOf(deal, 2), true);
    expect((await owner()).trade_in.deal.can).not.toContain('WITHDRAW');
    expect((await ownerStep(deal, 'withdraw', { reason: 'x' })).json().code).toBe(
      'INVALID_TRANSITION',
    );
    const by = { party: 'OWNER', reason: 'Called us' };
    expect((await onDeal(server, deal.dealId, 'withdraw', by)).json().trade_in.deal).toMatchObject({
      state: 'WITHDRAWN_BY_OWNER',
      withdrawal: { by: 'STAFF', reason: 'Called us' },
    });
    expect((await staff()).trade_in.deal.withdrawal.name).toBeTruthy();
    expect((await owner()).trade_in.deal.withdrawal).toMatchObject({ name: null, reason: null });
  });
});

describe('the handover', () => {
  const tomorrow = () => new Date(server.clock.now().getTime() + DAY).toISOString().slice(0, 10);

  test('is ticked by each side, and the sale ends it', async () => {
    const { deal, staff, owner, dealer, record } = await begin();
    const early = await dealerTick(deal, 2, { item: 'KEYS', done: true });
    expect(early.json().code).toBe('INVALID_TRANSITION');
    await answerDeal(server, seatOf(deal, 2), true);
    const day = tomorrow();
    const noDay = await ownerStep(deal, 'handover', { item: 'DAY', done: true });
    expect(refusedFields(noDay)).toEqual([{ field: 'day', code: 'MISSING_FIELD' }]);
    const past = await ownerStep(deal, 'handover', { item: 'DAY', done: true, day: '2020-01-01' });
    expect(refusedFields(past)).toEqual([{ field: 'day', code: 'INVALID_FORMAT' }]);
    await dealerTick(deal, 2, { item: 'DAY', done: true, day });
    expect(await sentOf(deal)).toMatchObject({ OWNER_DAY: 1 });
    // the owner confirms the day that is named
    await ownerStep(deal, 'handover', { item: 'DAY', done: true });
    for (const item of ['PAPERS', 'KEYS']) {
      await ownerStep(deal, 'handover', { item, done: true });
      await dealerTick(deal, 2, { item, done: true });
    }
    await dealerTick(deal, 2, { item: 'PAID', done: true });
    const missing = await onDeal(server, deal.dealId, 'sold', {});
    expect(refusedFields(missing)).toEqual([{ field: 'note', code: 'MISSING_FIELD' }]);
    const last = await ownerStep(deal, 'handover', { item: 'PAID', done: true });
    expect(last.json().trade_in.deal.handover).toMatchObject(
      ['DAY', 'PAPERS', 'KEYS', 'PAID'].map((item) => ({ item, done: true })),
    );
    expect(last.json().trade_in.receipt.handover_day).toBe(day);
    expect((await sentOf(deal)).STAFF_HANDOVER_DONE).toBe(1);
    expect((await staff()).trade_in.deal.can).toContain('SELL');
    const sold = await onDeal(server, deal.dealId, 'sold', {});
    expect(sold.json().trade_in.deal).toMatchObject({ state: 'SOLD', can: [] });
    expect((await onDeal(server, deal.dealId, 'sold', {})).json().code).toBe('INVALID_TRANSITION');
    expect((await owner()).trade_in).toMatchObject({ deal: { state: 'SOLD', can: ['RECEIPT'] } });
    expect((await dealer(2)).contacts).toMatchObject(OWNER);
    expect(await sentOf(deal)).toMatchObject({ OWNER_SOLD: 1, DEAL_SOLD: 1 });
    expect(await carOf(deal.requestId)).toBe('SOLD');
    expect(await carOf(deal.requestId, 'OFFER_ACCEPTED')).toBe('SOLD');
    expect(await carOf(deal.requestId, 'SOLD')).toBe('SOLD');
    const { entries, intact } = await record();
    expect([entries.at(-1)?.action, intact]).toEqual(['SOLD', true]);
    const again = await server.call('POST', '/api/auctions', {
      token: await server.signIn('agent@north.test'),
      payload: auctionBody(deal, tenants.north),
    });
    expect(again.json().code).toBe('INVALID_TRANSITION');
  });

  test('a second press changes nothing, and another day is confirmed again', async () => {
    const { deal, record, staff } = await begin();
    await answerDeal(server, seatOf(deal, 2), true);
    const tick = () => dealerTick(deal, 2, { item: 'DAY', done: true, day: tomorrow() });
    await tick();
    const { length } = (await record()).entries;
    await tick();
    expect((await record()).entries).toHaveLength(length);
    await ownerStep(deal, 'handover', { item: 'DAY', done: true });
    const day = new Date(server.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10);
    await ownerStep(deal, 'handover', { item: 'DAY', done: true, day });
    const [part] = (await staff()).trade_in.deal.handover;
    expect(part).toMatchObject({ day, done: false });
    expect(part.ticks.map(({ party }: { party: string }) => party)).toEqual(['OWNER']);
    expect((await sentOf(deal)).DEAL_DAY).toBe(1);
    await ownerStep(deal, 'handover', { item: 'DAY', done: false });
    expect((await staff()).trade_in.deal.handover[0].ticks).toEqual([]);
  });

  test('by staff for the sides that told them, and a sale with a note', async () => {
    const { deal, staff, owner } = await begin();
    const tick = { item: 'KEYS', party: 'OWNER', done: true };
    await onDeal(server, deal.dealId, 'handover', tick);
    const keys = (await staff()).trade_in.deal.handover[2];
    expect(keys.ticks).toEqual([
      { party: 'OWNER', by: 'STAFF', name: expect.any(String), at: expect.any(String) },
    ]);
    expect((await owner()).trade_in.deal.handover[2].ticks[0].name).toBeNull();
    const wrong = { item: 'KEYS', party: 'STAFF', done: true };
    expect((await onDeal(server, deal.dealId, 'handover', wrong)).json().code).toBe(
      'INVALID_TRANSITION',
    );
    const sold = await onDeal(server, deal.dealId, 'sold', { note: 'They agreed by phone' });
    expect(sold.json().trade_in.deal).toMatchObject({ sold_note: 'They agreed by phone' });
    expect((await owner()).trade_in.deal.sold_note).toBeNull();
  });
});

describe('a second chance', () => {
  const fallen = async () => {
    const all = await begin();
    await answerDeal(server, seatOf(all.deal, 2), false, 'No room');
    return all;
  };
  const ask = (deal: Agreed, index: number, hours = 24) =>
    onDeal(server, deal.dealId, 'second_chance', {
      dealer_id: seatOf(deal, index).dealerId,
      hours,
    });

  test('is asked of a bidder, stands, and the owner accepts it on the same link', async () => {
    const { deal, staff, owner, dealer, record } = await fallen();
    expect(refusedFields(await ask(deal, 2))).toEqual([
      { field: 'dealer_id', code: 'INVALID_FORMAT' },
    ]);
    const asked = await ask(deal, 1);
    expect([asked.statusCode, asked.json().trade_in.deal]).toEqual([
      201,
      expect.objectContaining({
        second_chance: expect.objectContaining({ state: 'ASKED', price: 2000 }),
        can: ['CANCEL_SECOND_CHANCE'],
      }),
    ]);
    expect((await ask(deal, 0)).json().code).toBe('INVALID_TRANSITION');
    expect((await dealer(1)).second_chance).toMatchObject({
      state: 'ASKED',
      price: 2000,
      can: ['ACCEPT', 'DECLINE'],
    });
    expect((await dealer(0)).second_chance).toBeNull();
    expect((await answerChance(server, seatOf(deal, 0), true)).json().code).toBe(
      'INVALID_TRANSITION',
    );
    const token = await server.signIn('agent@north.test');
    const start = await server.call('POST', '/api/auctions', {
      token,
      payload: auctionBody(deal, tenants.north),
    });
    expect(start.json().code).toBe('INVALID_TRANSITION');
    const stands = await answerChance(server, seatOf(deal, 1), true);
    expect(stands.json()).toMatchObject({
      auction: { status: 'AWAITING_OWNER', winner: true },
      second_chance: { state: 'ACCEPTED', can: [] },
    });
    expect((await answerChance(server, seatOf(deal, 1), false, 'x')).json().code).toBe(
      'ALREADY_ANSWERED',
    );
    expect((await owner()).trade_in).toMatchObject({
      offer: { value: 2000, accepted: null, expired: false },
      deal: null,
    });
    expect((await staff()).trade_in.deal).toBeNull();
    const yes = await answer(server, deal, true, { value: 2000 });
    expect(yes.json()).toMatchObject({
      contacts: { email: `${seatOf(deal, 1).dealerId}@dealers.test` },
      deal: { price: 2000, state: 'AGREED' },
    });
    expect((await dealer(1)).contacts).toMatchObject(OWNER);
    expect((await dealer(2)).contacts).toBeNull();
    expect((await dealer(2)).deal.state).toBe('WITHDRAWN_BY_DEALER');
    expect(await sentOf(deal)).toMatchObject({
      SECOND_CHANCE: 1,
      OFFER_AGAIN: 1,
      STAFF_SECOND_CHANCE_ACCEPTED: 1,
      OFFER_ACCEPTED: 2,
    });
    const fees = await server.db.system((tx) =>
      tx
        .selectFrom('fees')
        .where('auction_id', '=', deal.auctionId)
        .orderBy('inserted_at')
        .select(['dealer_id', 'state'])
        .execute(),
    );
    expect(fees).toEqual([
      { dealer_id: seatOf(deal, 2).dealerId, state: 'KEPT' },
      { dealer_id: seatOf(deal, 1).dealerId, state: 'BOOKED' },
    ]);
    expect((await staff()).auction.fee).toEqual({ amount: 199, currency_code: 'USD' });
    expect((await record()).intact).toBe(true);
  });

  test('declined with a reason, or left, lets staff choose again', async () => {
    const { deal, staff } = await fallen();
    await ask(deal, 1);
    expect(refusedFields(await answerChance(server, seatOf(deal, 1), false))).toEqual([
      { field: 'reason', code: 'MISSING_FIELD' },
    ]);
    await answerChance(server, seatOf(deal, 1), false, 'Sold out');
    expect((await staff()).trade_in.deal).toMatchObject({
      second_chance: { state: 'DECLINED', reason: 'Sold out' },
      can: ['SECOND_CHANCE', 'START_AGAIN', 'OFFER'],
      candidates: [{ dealer_id: seatOf(deal, 0).dealerId, price: 1000 }],
    });
    server.clock.advance(1000);
    await ask(deal, 0, 4);
    await pass(3 * HOUR);
    await pass(30 * 60_000);
    expect((await sentOf(deal)).SECOND_CHANCE_REMINDER).toBe(1);
    await pass(30 * 60_000 - 1);
    expect((await staff()).trade_in.deal.second_chance.state).toBe('ASKED');
    server.clock.advance(1);
    expect((await answerChance(server, seatOf(deal, 0), true)).json().code).toBe(
      'ALREADY_ANSWERED',
    );
    await pass(0);
    expect((await staff()).trade_in.deal).toMatchObject({
      second_chance: { state: 'EXPIRED' },
      candidates: [],
      can: ['START_AGAIN', 'OFFER'],
    });
    expect(await sentOf(deal)).toMatchObject({
      STAFF_SECOND_CHANCE_DECLINED: 1,
      STAFF_SECOND_CHANCE_EXPIRED: 1,
      SECOND_CHANCE_OVER: 1,
    });
  });

  test('is cancelled by staff, and the way is free: start again', async () => {
    const { deal, staff, owner, dealer } = await fallen();
    await ask(deal, 1);
    const token = await server.signIn('agent@north.test');
    const url = `/api/deals/${deal.dealId}/second_chance`;
    expect((await server.call('DELETE', url, { token })).statusCode).toBe(200);
    expect((await server.call('DELETE', url, { token })).json().code).toBe('INVALID_TRANSITION');
    expect((await dealer(1)).second_chance).toMatchObject({ state: 'CANCELLED', can: [] });
    expect((await sentOf(deal)).SECOND_CHANCE_CANCELLED).toBe(1);
    const again = await server.call('POST', '/api/auctions', {
      token,
      payload: auctionBody(deal, tenants.north),
    });
    expect(again.statusCode).toBe(201);
    expect((await staff()).trade_in.deal).toBeNull();
    expect((await owner()).trade_in.deal).toBeNull();
    expect(await carOf(deal.requestId)).toBe('AUCTION_RUNNING');
    expect((await ask(deal, 1)).json().code).toBe('INVALID_TRANSITION');
  });

  test('whose offer the owner leaves ends like any offer', async () => {
    const { deal, staff } = await fallen();
    await pass(20 * DAY);
    await ask(deal, 1);
    await answerChance(server, seatOf(deal, 1), true);
    expect((await staff()).auction.status).toBe('AWAITING_OWNER');
    await pass(7 * DAY - 1);
    expect((await staff()).auction.status).toBe('AWAITING_OWNER');
    await pass(1);
    expect((await staff()).auction.status).toBe('EXPIRED');
    expect((await sentOf(deal)).OFFER_EXPIRED).toBe(1);
  });
});

describe('an offer of staff', () => {
  const offer = async (car: ReportedCar, value: number) => {
    server.clock.advance(1000);
    return server.call('POST', `/api/trade_in/${car.tradeInId}/offers`, {
      token: await server.signIn('agent@north.test'),
      payload: { value, expires_in_days: 3 },
    });
  };
  const purposes = (requestId: string) =>
    server.db.system(async (tx) =>
      (
        await tx
          .selectFrom('outbox')
          .where('about_request_id', '=', requestId)
          .orderBy('inserted_at')
          .orderBy('id')
          .select(['purpose', 'body'])
          .execute()
      ).map(({ purpose, body }) => ({ purpose, body })),
    );

  test('is the partner’s for the owner, and needs no dealer', async () => {
    const car = await reportCar(server, tenants.north, 0);
    await offer(car, 5000);
    const seen = (
      await server.call('GET', `/api/requests/${car.requestId}/${car.ownerKey}`)
    ).json();
    expect(seen.trade_in.offer.offered_by).toEqual({ name: 'North Canary Motors' });
    const yes = (await answer(server, car, true)).json();
    expect(yes.deal).toMatchObject({
      buyer: { kind: 'PARTNER', name: 'North Canary Motors' },
      answer: null,
      fee: null,
      can: ['TICK', 'WITHDRAW', 'RECEIPT'],
    });
    expect(yes.deal.handover[0].needed).toEqual(['STAFF', 'OWNER']);
    server.clock.advance(1000);
    const said = await onDeal(server, yes.deal.id, 'withdraw', { party: 'STAFF', reason: 'Full' });
    expect(said.json().trade_in.deal).toMatchObject({
      state: 'WITHDRAWN_BY_DEALER',
      can: ['START_AGAIN', 'OFFER'],
    });
    const sent = await purposes(car.requestId);
    expect(sent.at(-1)).toMatchObject({ purpose: 'OWNER_PARTNER_WITHDREW' });
    expect(sent.map(({ body }) => body).join(' ')).not.toContain('dealer');
    expect(await carOf(car.requestId)).toBe('NEW');
    expect((await offer(car, 4000)).statusCode).toBe(201);
  });

  test('that replaces one says so, in one message', async () => {
    const car = await reportCar(server, tenants.north, 0);
    await offer(car, 5000);
    // the first message has not left: the better offer goes out in its place
    await offer(car, 5500);
    expect((await purposes(car.requestId)).map(({ purpose }) => purpose)).toEqual(['OFFER']);
    await server.runJobs();
    await offer(car, 6000);
    const sent = await purposes(car.requestId);
    expect(sent.map(({ purpose }) => purpose)).toEqual(['OFFER', 'OFFER_REPLACED']);
    expect(sent[1]?.body).toContain('replaces the earlier one');
    expect(sent[0]?.body).toContain('5,500');
    await answer(server, car, false);
    await offer(car, 6500);
    expect((await purposes(car.requestId)).at(-1)?.purpose).toBe('OFFER');
  });
});

describe('who may', () => {
  test('viewers act on no deal, and another partner’s deal is not there', async () => {
    const { deal } = await begin();
    const url = `/api/deals/${deal.dealId}/sold`;
    const payload = { note: 'x' };
    for (const [user, status] of [
      ['viewer@north.test', 403],
      ['agent@south.test', 404],
    ] as const) {
      const token = await server.signIn(user);
      expect((await server.call('POST', url, { token, payload })).statusCode).toBe(status);
    }
    expect((await server.call('POST', url, { payload })).statusCode).toBe(401);
  });

  test('a wrong or revoked key of the owner opens nothing', async () => {
    const { deal } = await begin();
    const other = { ...deal, ownerKey: server.services.keys.make('public', deal.requestId, 1) };
    expect((await ownerStep(other, 'withdraw', { reason: 'x' })).statusCode).toBe(404);
    await server.db.system((tx) =>
      tx.updateTable('requests').set({ key_version: 2 }).where('id', '=', deal.requestId).execute(),
    );
    expect((await ownerStep(deal, 'withdraw', { reason: 'x' })).statusCode).toBe(404);
    expect((await ownerStep(deal, 'handover', { item: 'KEYS', done: true })).statusCode).toBe(404);
  });
});
