import type { InsightsSelling } from '@forecourt/contract';
import { type Random, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AuctionStatus, RequestEventType, Row } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { dayIn } from '../src/domain/timeZone.ts';
import { endAuction, answerDeal, agree, onDeal, seatOf } from './dealHouse.ts';
import { answer, bid, startAuction } from './auctionHouse.ts';
import { openDesk } from './desk.ts';
import { dayBefore, makeRequest, median, setZone } from './insightsHouse.ts';
import type { Tenant } from './tenants.ts';

const { server, tenants } = await openDesk('admin@north.test');
const { north, south } = tenants;
const viewer = await server.signIn('viewer@north.test');
const stranger = await server.signIn('admin@south.test');

const MINUTE = 60_000;
const LAST = new Date('2026-05-02T12:00Z');
const REASONS = [
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'OFFER_WITHDRAWN',
  'OWNER_WITHDRAWS',
  'DEALER_WITHDRAWS',
  'DEALER_NO_ANSWER',
  'PARTNER_WITHDRAWS',
] as const;
const STATUSES: readonly AuctionStatus[] = [
  'RUNNING',
  'NO_OFFERS',
  'AWAITING_OWNER',
  'DECLINED',
  'CANCELLED',
  'FELL_THROUGH',
];

beforeEach(async () => {
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  await setZone(server, 'UTC');
});

const ask = (query: Record<string, string>, token = viewer, partner = north.partnerId) => {
  const search = new URLSearchParams({ partner_id: partner, type: 'TRADE', ...query });
  return server.call('GET', `/api/insights/selling?${search}`, { token });
};
const selling = async (query: Record<string, string>): Promise<InsightsSelling> => {
  const reply = await ask(query);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return reply.json();
};

/** Dealers of a tenant, enough that some are in few auctions. */
async function makeDealers({ partnerId }: Tenant): Promise<string[]> {
  return server.db.system(async (tx) => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index++) {
      const id = newId(LAST);
      ids.push(id);
      const name = `Dealer ${index}`;
      await tx.insertInto('dealers').values({ id, partner_id: partnerId, name }).execute();
    }
    return ids;
  });
}

/** A request, and maybe what followed: offers that came to nothing, auctions, bids, deals, a sale. */
async function makeCar(random: Random, tenant: Tenant, dealers: readonly string[]): Promise<void> {
  const at = new Date(LAST.getTime() - random.int(0, 150 * 24 * 60) * MINUTE);
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE);
  const types: RequestEventType[] = [];
  if (random.chance(0.9)) types.push('COMPLETED');
  if (random.chance(0.7)) types.push('OFFER_MADE', ...REASONS.filter(() => random.chance(0.2)));
  if (random.chance(0.4)) types.push(random.pick(['OFFER_DECLINED', 'SOLD'] as const));
  if (random.chance(0.3)) types.push('SOLD');
  const events = types.map((type) => ({ type, at: later(random.int(0, 9000)) }));
  const agentId = random.pick([tenant.agent, tenant.admin, null]);
  const request = await makeRequest(server, { tenant, at, agentId, events });
  await server.db.system(async (tx) => {
    const { partnerId: partner_id } = tenant;
    const trade_in_id = newId(at);
    const expected = random.chance(0.7) ? random.int(0, 40) * 50_000 : null;
    await tx
      .insertInto('trade_ins')
      .values({
        id: trade_in_id,
        partner_id,
        request_id: request.id,
        expected_price_cents: expected,
        inserted_at: at,
      })
      .execute();
    for (let round = random.int(0, 2); round > 0; round--) {
      const auction_id = newId(at);
      const invited = dealers.filter(() => random.chance(0.6));
      const status = random.pick(STATUSES);
      await tx
        .insertInto('auctions')
        .values({
          id: auction_id,
          partner_id,
          trade_in_id,
          currency_code: random.chance(0.9) ? 'EUR' : 'USD',
          start_time: at,
          end_time: later(60),
          status,
          inserted_at: at,
        })
        .execute();
      let seq = 0;
      for (const dealer_id of invited) {
        const opened_at = random.chance(0.5) ? at : null;
        await tx
          .insertInto('auction_bidders')
          .values({ auction_id, dealer_id, partner_id, opened_at, inserted_at: at })
          .execute();
        for (let bids = random.int(-2, 3); bids > 0; bids--) {
          seq += 1;
          await tx
            .insertInto('bids')
            .values({
              id: newId(at),
              partner_id,
              auction_id,
              dealer_id,
              seq,
              value_cents: random.int(1, 1_900_000),
              inserted_at: at,
            })
            .execute();
        }
        if (!random.chance(0.15)) continue;
        await tx
          .insertInto('deals')
          .values({
            id: newId(at),
            partner_id,
            trade_in_id,
            auction_id,
            dealer_id,
            buyer: 'DEALER',
            state: 'WITHDRAWN_BY_DEALER',
            since: at,
            agreed_at: at,
            value_cents: 100,
            currency_code: 'EUR',
            fee_rule: 'KEPT',
          })
          .execute();
      }
    }
  });
}

const enough = (values: number[], digits: number) =>
  values.length < 5 ? null : Number(median(values).toFixed(digits));

/** Counts by reading every row one after the other. */
async function recount(
  days: { from: string; to: string },
  isChosen: (request: Row<'requests'>) => boolean,
) {
  const all = await server.db.system(async (tx) => ({
    requests: await tx.selectFrom('requests').selectAll().execute(),
    events: await tx.selectFrom('request_events').selectAll().orderBy('inserted_at').execute(),
    tradeIns: await tx.selectFrom('trade_ins').selectAll().execute(),
    auctions: await tx.selectFrom('auctions').selectAll().execute(),
    bidders: await tx.selectFrom('auction_bidders').selectAll().execute(),
    bids: await tx.selectFrom('bids').selectAll().execute(),
    deals: await tx.selectFrom('deals').selectAll().execute(),
    partners: await tx.selectFrom('partners').selectAll().execute(),
  }));
  const partner = all.partners.find(({ id }) => id === north.partnerId)!;
  const bidCounts: number[] = [];
  const ofExpected: number[] = [];
  const toSold: number[] = [];
  let sold = 0;
  const dealers = new Map<string, [number, number, number, number]>();
  const endings = Object.fromEntries(REASONS.map((reason) => [reason, 0]));
  for (const request of all.requests) {
    const day = dayIn(partner.time_zone, request.inserted_at);
    if (request.partner_id !== partner.id || request.request_type !== 'TRADE') continue;
    if (day < days.from || day > days.to || !isChosen(request)) continue;
    const events = all.events.filter((event) => event.request_id === request.id);
    const firstOf = (type: RequestEventType) =>
      events.find((event) => event.type === type)?.inserted_at.getTime();
    for (const reason of REASONS) if (firstOf(reason) !== undefined) endings[reason]! += 1;
    const [reported, saleAt] = [firstOf('COMPLETED'), firstOf('SOLD')];
    if (saleAt !== undefined) sold += 1;
    if (reported !== undefined && saleAt !== undefined && saleAt >= reported)
      toSold.push((saleAt - reported) / 1000);
    for (const tradeIn of all.tradeIns.filter(({ request_id: id }) => id === request.id)) {
      for (const auction of all.auctions.filter(({ trade_in_id: id }) => id === tradeIn.id)) {
        if (auction.status === 'RUNNING' || auction.status === 'CANCELLED') continue;
        const bids = all.bids.filter(({ auction_id: id }) => id === auction.id);
        bidCounts.push(bids.length);
        const best = Math.max(...bids.map((one) => one.value_cents));
        if (bids.length > 0 && tradeIn.expected_price_cents && auction.currency_code === 'EUR')
          ofExpected.push(best / tradeIn.expected_price_cents);
        for (const { dealer_id: id, opened_at: openedAt } of all.bidders.filter(
          (one) => one.auction_id === auction.id,
        )) {
          const hasBid = bids.some((one) => one.dealer_id === id);
          const hasWon = all.deals.some(
            (deal) => deal.auction_id === auction.id && deal.dealer_id === id,
          );
          const counts = dealers.get(id) ?? [0, 0, 0, 0];
          [true, openedAt !== null || hasBid, hasBid, hasWon].forEach((is, place) => {
            if (is) counts[place]! += 1;
          });
          dealers.set(id, counts);
        }
      }
    }
  }
  const figures: InsightsSelling['now'] = {
    auctions: bidCounts.length,
    without_bids: bidCounts.filter((count) => count === 0).length,
    median_bids: enough(bidCounts, 1),
    median_of_expected: enough(ofExpected, 3),
    sold,
    median_seconds_to_sold: enough(toSold, 0),
  };
  return { figures, dealers: Object.fromEntries(dealers), endings };
}

describe('how cars sell', () => {
  test.each([
    ['America/New_York', '2026-02-20', '2026-03-21'],
    ['Asia/Kolkata', '2026-04-01', '2026-04-30'],
  ] as const)('in %s is what the raw rows say', async (zone, from, to) => {
    await setZone(server, zone);
    const random = seeded(`selling ${zone}`);
    const [own, others] = [await makeDealers(north), await makeDealers(south)];
    for (let i = 0; i < 120; i++) {
      await (i % 8 === 0 ? makeCar(random, south, others) : makeCar(random, north, own));
    }
    const before = { from: dayBefore(from, 30), to: dayBefore(from, 1) };
    for (const agent of ['', north.agent, 'none']) {
      const isChosen = ({ agent_id: id }: Row<'requests'>) =>
        agent === '' || id === (agent === 'none' ? null : agent);
      const figures = await selling({ from, to, agent_id: agent });
      const [now, then] = [await recount({ from, to }, isChosen), await recount(before, isChosen)];
      if (agent === '') expect(now.figures.median_of_expected).toBeGreaterThan(0);
      expect(figures.now).toEqual(now.figures);
      expect(figures.before).toEqual(then.figures);
      expect(
        Object.fromEntries(
          figures.dealers.map(({ id, invited, opened, bid: bids, won }) => [
            id,
            [invited, opened, bids, won],
          ]),
        ),
      ).toEqual(now.dealers);
      expect(figures.dealers.map(({ won }) => won)).toEqual(
        figures.dealers.map(({ won }) => won).toSorted((a, b) => b - a),
      );
      const endingsOf = (of: 'count' | 'count_before') =>
        Object.fromEntries(figures.endings.map((ending) => [ending.reason, ending[of]]));
      expect(endingsOf('count')).toEqual(now.endings);
      expect(endingsOf('count_before')).toEqual(then.endings);
    }
  });

  test('a sale, a no and an auction that nobody bid in are counted as they happen', async () => {
    const day = server.clock.now().toISOString().slice(0, 10);
    const deal = await agree(server, north);
    await answerDeal(server, seatOf(deal, 2), true);
    await onDeal(server, deal.dealId, 'sold', { note: 'Keys handed over' });
    const refused = await endAuction(server, north, 2);
    expect((await answer(server, refused, false)).statusCode).toBe(200);
    const running = await startAuction(server, north, { dealers: 1 });
    await bid(server, seatOf(running, 0), 500);
    const figures = await selling({ from: day, to: day });
    expect(figures.now).toMatchObject({ auctions: 2, without_bids: 0, median_bids: null, sold: 1 });
    expect(figures.dealers).toHaveLength(5);
    expect(figures.dealers[0]).toMatchObject({ id: seatOf(deal, 2).dealerId, bid: 1, won: 1 });
    expect(figures.endings[0]).toEqual({ reason: 'OFFER_DECLINED', count: 1, count_before: 0 });
  });

  test('without requests all is zero', async () => {
    const figures = await selling({ from: '2026-03-01', to: '2026-03-07' });
    expect(figures.now).toEqual({
      auctions: 0,
      without_bids: 0,
      median_bids: null,
      median_of_expected: null,
      sold: 0,
      median_seconds_to_sold: null,
    });
    expect(figures.dealers).toEqual([]);
    expect(figures.endings.map(({ reason }) => reason)).toEqual(REASONS);
  });
});

test('every role of the branch may ask, of a flow that sells, and nobody else', async () => {
  const days = { from: '2026-03-01', to: '2026-03-07' };
  expect((await ask(days)).statusCode).toBe(200);
  expect((await ask(days, stranger)).statusCode).toBe(404);
  expect((await ask(days, viewer, south.partnerId)).statusCode).toBe(404);
  expect((await ask({ ...days, type: 'CLAIM' })).statusCode).toBe(422);
  expect((await ask({ from: '2026-03-07', to: '2026-03-01' })).statusCode).toBe(422);
});
