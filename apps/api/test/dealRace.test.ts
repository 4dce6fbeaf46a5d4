import { describe, expect, test } from 'vitest';
import { isIntact } from '../src/modules/selling/audit.ts';
import { answer, auctionBody, bid, reportCar, runClock, startAuction } from './auctionHouse.ts';
import {
  agree,
  answerChance,
  answerDeal,
  onDeal,
  seatOf,
  viewsOf,
  type Agreed,
} from './dealHouse.ts';
import { openDesk } from './desk.ts';
import { renewSessions } from './renewSessions.ts';

/*
 * Steps of two sides in the same instant: on PostgreSQL these are parallel transactions, the embedded
 * database runs them one after another. Exactly one holds, and every page says which.
 */

const ROUNDS = 4;
const DAY = 24 * 3_600_000;

const desk = await openDesk('agent@north.test');
const { server, tenants } = desk;
let { token } = desk;

interface Reply {
  statusCode: number;
  json(): { code?: string };
}

const good = (replies: readonly Reply[]) =>
  replies.map(({ statusCode }) => statusCode < 300).filter(Boolean).length;
/** The same steps, another first. */
function turned<T>(steps: readonly T[], by: number): T[] {
  const first = by % steps.length;
  return [...steps.slice(first), ...steps.slice(0, first)];
}
const codesOf = (replies: readonly Reply[]) =>
  replies.filter(({ statusCode }) => statusCode >= 300).map((one) => one.json().code);
const withdrawOwner = (deal: Agreed) =>
  server.call('POST', `/api/trade_in/${deal.tradeInId}/withdraw`, {
    payload: { session_key: deal.ownerKey, reason: 'Changed my mind' },
  });

/** All rows of a car's deals. */
const rowsOf = (tradeInId: string) =>
  server.db.system(async (tx) => ({
    deals: await tx
      .selectFrom('deals')
      .where('trade_in_id', '=', tradeInId)
      .orderBy('agreed_at')
      .selectAll()
      .execute(),
    chances: await tx
      .selectFrom('second_chances')
      .where('trade_in_id', '=', tradeInId)
      .selectAll()
      .execute(),
    fees: await tx
      .selectFrom('fees')
      .innerJoin('deals', 'deals.id', 'fees.deal_id')
      .where('deals.trade_in_id', '=', tradeInId)
      .selectAll('fees')
      .execute(),
    entries: await tx
      .selectFrom('audit_entries')
      .where('trade_in_id', '=', tradeInId)
      .orderBy('seq')
      .selectAll()
      .execute(),
  }));

/** The pages of staff, owner and dealer name the same state. */
async function expectAgreement(deal: Agreed, state: string): Promise<void> {
  const { staff, owner, dealer } = viewsOf(server, deal);
  const states = [
    (await staff()).trade_in.deal.state,
    (await owner()).trade_in.deal.state,
    (await dealer(deal.seats.length - 1)).deal.state,
  ];
  expect(states).toEqual([state, state, state]);
  expect(isIntact((await rowsOf(deal.tradeInId)).entries)).toBe(true);
}

describe('in the same instant', () => {
  test('the owner’s yes and staff’s cancellation: one holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const auction = await startAuction(server, tenants.north, { dealers: 2, minutes: 5 });
      await bid(server, seatOf(auction, 0), 500);
      const cancel = () =>
        server.call('POST', `/api/auctions/${auction.auctionId}/cancel`, {
          token,
          payload: { reason: 'Sold elsewhere' },
        });
      server.clock.advance(5 * 60_000 - 1);
      const racing = round % 2 === 0 ? [cancel(), answer(server, auction, true)] : [];
      server.clock.advance(1);
      racing.push(answer(server, auction, true), cancel(), answer(server, auction, true));
      const replies = await Promise.all(racing);
      expect(good(replies)).toBe(1);
      expect(codesOf(replies).every((code) => code !== undefined)).toBe(true);
      await runClock(server);
      const { deals, fees, entries } = await rowsOf(auction.tradeInId);
      const shown = await server.call('GET', `/api/auctions/${auction.auctionId}`, { token });
      const { status } = shown.json().auction;
      expect([deals.length, fees.length, status]).toBeOneOf([
        [1, 1, 'ACCEPTED'],
        [0, 0, 'CANCELLED'],
      ]);
      expect(isIntact(entries)).toBe(true);
    }
  });

  test('the owner’s yes and a better offer in its place: never the price they did not see', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const car = await reportCar(server, tenants.north, 0);
      const offer = (value: number) =>
        server.call('POST', `/api/trade_in/${car.tradeInId}/offers`, {
          token,
          payload: { value, expires_in_days: 3 },
        });
      await offer(1000);
      const replies = await Promise.all(
        round % 2 === 0
          ? [answer(server, car, true, { value: 1000 }), offer(1100)]
          : [offer(1100), answer(server, car, true, { value: 1000 })],
      );
      expect(good(replies)).toBe(1);
      expect(codesOf(replies)).toEqual(['INVALID_TRANSITION']);
      const { deals } = await rowsOf(car.tradeInId);
      expect(deals.map(({ value_cents: cents }) => cents)).toBeOneOf([[], [100_000]]);
    }
  });

  test('the dealer’s yes, its no, and the owner’s withdrawal: one holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await agree(server, tenants.north, 2);
      const winner = seatOf(deal, 1);
      const steps = [
        () => answerDeal(server, winner, true),
        () => answerDeal(server, winner, false, 'No room'),
        () => withdrawOwner(deal),
      ];
      const replies = await Promise.all(turned(steps, round).map((step) => step()));
      expect(good(replies)).toBe(1);
      const { deals, fees } = await rowsOf(deal.tradeInId);
      const [row] = deals;
      const expected = {
        AGREED: 'BOOKED',
        WITHDRAWN_BY_DEALER: 'KEPT',
        WITHDRAWN_BY_OWNER: 'RETURNED',
      } as const;
      const state = row?.state as keyof typeof expected;
      expect(fees.map((fee) => fee.state)).toEqual([expected[state]]);
      await expectAgreement(deal, state);
    }
  });

  test('the sale and a withdrawal: one holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await agree(server, tenants.north, 2);
      const steps = [
        () => onDeal(server, deal.dealId, 'sold', { note: 'Done' }),
        () => onDeal(server, deal.dealId, 'withdraw', { party: 'DEALER', reason: 'No' }),
        () => onDeal(server, deal.dealId, 'sold', { note: 'Done twice' }),
      ];
      const replies = await Promise.all(turned(steps, round).map((step) => step()));
      expect(good(replies)).toBe(1);
      const [row] = (await rowsOf(deal.tradeInId)).deals;
      await expectAgreement(deal, row?.state ?? '');
    }
  });

  test('the dealer’s answer and the end of its time: one holds', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await agree(server, tenants.north, 2);
      server.clock.advance(3 * DAY - 1);
      token = await freshToken();
      const yes = answerDeal(server, seatOf(deal, 1), true);
      if (round % 2 === 1) await yes;
      server.clock.advance(1);
      const [reply] = await Promise.all([yes, runClock(server), runClock(server)]);
      await runClock(server);
      const [row] = (await rowsOf(deal.tradeInId)).deals;
      expect(row?.state).toBe(reply.statusCode === 200 ? 'AGREED' : 'NO_ANSWER');
    }
  });

  test('second chances for everybody: one is asked, and answered once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await agree(server, tenants.north, 4);
      token = await freshToken();
      await answerDeal(server, seatOf(deal, 3), false, 'No room');
      const ask = (index: number) =>
        server.call('POST', `/api/deals/${deal.dealId}/second_chance`, {
          token,
          payload: { dealer_id: seatOf(deal, index).dealerId, hours: 2 },
        });
      const start = () =>
        server.call('POST', '/api/auctions', { token, payload: auctionBody(deal, tenants.north) });
      const asked = await Promise.all([ask(0), ask(1), ask(2), ask(0)]);
      expect(good(asked)).toBe(1);
      const { chances } = await rowsOf(deal.tradeInId);
      expect(chances).toHaveLength(1);
      const index = deal.seats.findIndex(({ dealerId }) => dealerId === chances[0]?.dealer_id);
      const seat = seatOf(deal, index);
      const cancel = () =>
        server.call('DELETE', `/api/deals/${deal.dealId}/second_chance`, { token });
      const answers = await Promise.all([
        answerChance(server, seat, true),
        answerChance(server, seat, false, 'No'),
        cancel(),
        answerChance(server, seat, true),
      ]);
      expect(good(answers)).toBe(1);
      // and the next step is one as well
      const next = await Promise.all([start(), answer(server, deal, true), start()]);
      expect(good(next)).toBe(1);
      const { deals, entries } = await rowsOf(deal.tradeInId);
      const live = deals.filter(({ state }) => state === 'AGREED' || state === 'SOLD');
      expect(live.length).toBeLessThanOrEqual(1);
      expect(isIntact(entries)).toBe(true);
    }
  });

  test('the same press twice leaves one trace', async () => {
    const deal = await agree(server, tenants.north, 2);
    token = await freshToken();
    const tick = () =>
      server.call('POST', `/api/deals/${deal.dealId}/handover`, {
        token,
        payload: { item: 'KEYS', party: 'OWNER', done: true },
      });
    const replies = await Promise.all([tick(), tick(), tick()]);
    expect(good(replies)).toBe(3);
    const { entries } = await rowsOf(deal.tradeInId);
    expect(entries.filter(({ action }) => action === 'HANDOVER_TICKED')).toHaveLength(1);
  });
});

/** A session of now: the clock has moved by days. */
async function freshToken(): Promise<string> {
  await renewSessions(server);
  return token;
}
