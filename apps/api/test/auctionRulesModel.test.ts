import { seeded, type Random } from '@forecourt/contract/fixtures';
import type { AuctionRulesChoice } from '@forecourt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Auctioneer, type RecordedBid } from '../src/domain/auction/testing/Auctioneer.ts';
import { ruled } from '../src/modules/selling/auctions/ruled.ts';
import {
  answer,
  bid,
  messageCounts,
  outcomeOf,
  reportCar,
  runClock,
  startAuction,
  type RunningAuction,
  type Seat,
} from './auctionHouse.ts';
import { dealerKey } from '../src/modules/selling/dealers/dealerLink.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { keepSessions, renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/*
 * All rules together: random rules, and random sequences of bids, limits, purchases, cancellations,
 * more dealers, other ends, answers, jobs and time. After every step the pages of staff, of each
 * dealer and of the owner must say what the record says, and what the rules played in memory say.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEQUENCES = 20;
const STEPS = 24;

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
  // What follows the yes has a model of its own.
  await server.db.system((tx) =>
    tx.updateTable('partners').set({ deal_answer_days: 30 }).execute(),
  );
  await keepSessions(server);
});
afterAll(() => server.close());

/** What the sequences have come to. */
const met = new Set<string>();
const now = () => server.clock.now().getTime();

function randomRules(random: Random): AuctionRulesChoice {
  const sealed = random.chance(0.25);
  return {
    min_raise: random.pick([0.01, 50, 300]),
    min_bid: random.pick([null, 800]),
    reserve_price: random.chance(0.5) ? random.int(1000, 4000) : null,
    buy_now_price: random.chance(0.4) ? random.int(4000, 5000) : null,
    extension: !sealed && random.chance(0.5),
    proxy_bids: !sealed && random.chance(0.6),
    sealed,
  };
}

/** The course of an auction beside its bids. */
class Model {
  readonly house: Auctioneer;
  cancelled = false;
  answered: boolean | null = null;
  offeredBest = false;

  constructor(house: Auctioneer) {
    this.house = house;
  }

  get best(): RecordedBid | null {
    return this.house.best;
  }

  status(at: number): string {
    const { auction, best } = this.house;
    const end = auction.endTime.getTime();
    if (this.cancelled) return 'CANCELLED';
    if (at < end) return 'RUNNING';
    if (!best) return 'NO_OFFERS';
    if (this.answered !== null) return this.answered ? 'ACCEPTED' : 'DECLINED';
    const { reserve } = auction.rules;
    if (reserve !== null && best.cents < reserve && !this.offeredBest) return 'RESERVE_NOT_MET';
    return at < end + 7 * DAY ? 'AWAITING_OWNER' : 'EXPIRED';
  }

  bid(dealerId: string, cents: number, more: { upTo: number | null; buyNow: boolean }): string {
    const { bought } = this.house.auction;
    if (this.status(now()) !== 'RUNNING') {
      return more.buyNow && bought ? 'BUY_NOW_GONE' : 'AUCTION_ENDED';
    }
    const verdict = this.house.bid({ dealerId, cents, ...more }, new Date(now()));
    if (verdict.kind === 'taken') return 'taken';
    return verdict.kind === 'too-low' ? 'OFFER_TOO_LOW' : 'INVALID_FORMAT';
  }

  cancel(): string {
    if (this.status(now()) !== 'RUNNING') return 'INVALID_TRANSITION';
    this.cancelled = true;
    return 'taken';
  }

  extend(end: Date): string {
    if (this.status(now()) !== 'RUNNING') return 'INVALID_TRANSITION';
    this.house.auction = { ...this.house.auction, endTime: end };
    return 'taken';
  }

  offerBest(): string {
    const isOpen = now() < this.house.auction.endTime.getTime() + 7 * DAY;
    if (this.status(now()) !== 'RESERVE_NOT_MET' || !isOpen) return 'INVALID_TRANSITION';
    this.offeredBest = true;
    return 'taken';
  }

  answer(accepted: boolean): string {
    const status = this.status(now());
    if (['ACCEPTED', 'DECLINED', 'EXPIRED'].includes(status)) return 'ALREADY_ANSWERED';
    if (status !== 'AWAITING_OWNER') return 'INVALID_TRANSITION';
    this.answered = accepted;
    return 'taken';
  }
}

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'sequence %i: one winner at most, and every page agrees with the record',
  { timeout: 180_000 },
  async (seed) => {
    const random = seeded(`all rules ${seed}`);
    const rules = randomRules(random);
    const auction = await startAuction(server, tenants.north, { dealers: 3, minutes: 90, rules });
    const row = await rowOf(auction);
    const model = new Model(new Auctioneer(ruled(row), { endTime: row.end_time }));
    for (let step = 0; step < STEPS; step++) {
      await oneStep(random, auction, model);
      await compare(auction, model);
    }
    await runClock(server);
    await compare(auction, model);
    const { AUCTION_WON = 0, OFFER = 0 } = await messageCounts(server, auction.auctionId);
    const status = model.status(now());
    const won = ['AWAITING_OWNER', 'ACCEPTED', 'DECLINED', 'EXPIRED'].includes(status);
    expect([AUCTION_WON, OFFER]).toEqual(won ? [1, 1] : [0, 0]);
    if (model.offeredBest) met.add('best offered');
    if (model.house.auction.bought) met.add('bought');
    if (model.house.auction.extensions > 0) met.add('extended');
    if (model.house.bids.some((one) => one.automatic)) met.add('automatic bid');
    if (model.house.auction.rules.sealed && model.best) met.add('sealed bid');
  },
);

test('the sequences have met every rule', () => {
  expect([...met]).toEqual(
    expect.arrayContaining(['bought', 'extended', 'automatic bid', 'sealed bid', 'best offered']),
  );
  const ends = ['NO_OFFERS', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'RESERVE_NOT_MET'];
  expect([...met]).toEqual(expect.arrayContaining(ends));
});

async function oneStep(random: Random, auction: RunningAuction, model: Model): Promise<void> {
  const isOver = model.status(now()) !== 'RUNNING';
  // after the end mostly what ends lead to
  const kind = isOver && random.chance(0.6) ? random.int(83, 96) : random.int(0, 99);
  if (kind < 55) return bidAtRandom(random, auction, model);
  if (kind < 70) {
    server.clock.advance(pause(random, model));
    return renewSessions(server);
  }
  if (kind < 78) return runClock(server);
  if (kind < 79) return post(auction, 'cancel', { reason: 'Model' }, model.cancel());
  if (kind < 81) return extend(auction, model);
  if (kind < 83) return addDealer(auction, model);
  if (kind < 90) return post(auction, 'offer_best', undefined, model.offerBest());
  const accepted = random.chance(0.5);
  expect(outcomeOf(await answer(server, auction, accepted))).toBe(model.answer(accepted));
}

/** How long nothing happens: often until shortly before the end, later a day or so. */
function pause(random: Random, model: Model): number {
  const left = model.house.auction.endTime.getTime() - now();
  if (left <= 0) return random.pick([MINUTE, DAY, 4 * DAY]);
  const late = random.int(1, 2 * MINUTE);
  return random.pick([
    5 * MINUTE,
    left > late ? left - late : left,
    left > late ? left - late : left,
  ]);
}

async function bidAtRandom(random: Random, auction: RunningAuction, model: Model): Promise<void> {
  const seat = random.pick(auction.seats) as Seat;
  const { rules } = model.house.auction;
  const best = (model.best?.cents ?? 0) / 100;
  const near = Math.round(best) + random.int(-100, 400);
  const buyNow = random.chance(rules.buyNow === null ? 0.02 : 0.05);
  const price = (rules.buyNow ?? 400_000) / 100;
  const value = buyNow ? price : Math.max(1, random.chance(0.6) ? near : random.int(1, 2500));
  const upTo = random.chance(rules.proxyBids ? 0.5 : 0.05) ? value + random.int(-20, 900) : null;
  const reply = await bid(server, seat, value, {
    ...(upTo === null ? {} : { up_to: Math.max(upTo, 1) }),
    ...(buyNow ? { buy_now: true } : {}),
  });
  const limit = upTo === null ? null : Math.max(upTo, 1) * 100;
  const more = { upTo: limit, buyNow };
  expect(outcomeOf(reply)).toBe(model.bid(seat.dealerId, value * 100, more));
}

async function post(
  { auctionId }: RunningAuction,
  action: string,
  payload: object | undefined,
  expected: string,
): Promise<void> {
  const reply = await server.call('POST', `/api/auctions/${auctionId}/${action}`, {
    token,
    ...(payload ? { payload } : {}),
  });
  expect(outcomeOf(reply)).toBe(expected);
}

async function extend({ auctionId }: RunningAuction, model: Model): Promise<void> {
  const end = new Date(model.house.auction.endTime.getTime() + 15 * MINUTE);
  const reply = await server.call('PATCH', `/api/auctions/${auctionId}`, {
    token,
    payload: { end_time: end.toISOString() },
  });
  expect(outcomeOf(reply)).toBe(model.extend(end));
}

async function addDealer(auction: RunningAuction, model: Model): Promise<void> {
  const { dealerIds } = await reportCar(server, tenants.north, 1);
  const reply = await server.call('PATCH', `/api/auctions/${auction.auctionId}`, {
    token,
    payload: { dealers: dealerIds },
  });
  const runs = model.status(now()) === 'RUNNING';
  expect(outcomeOf(reply)).toBe(runs ? 'taken' : 'INVALID_TRANSITION');
  if (!runs) return;
  const [dealerId = ''] = dealerIds;
  const row = await server.db.system((tx) =>
    tx
      .selectFrom('auction_bidders')
      .where('auction_id', '=', auction.auctionId)
      .where('dealer_id', '=', dealerId)
      .select(['id', 'key_version'])
      .executeTakeFirstOrThrow(),
  );
  auction.seats.push({ dealerId, key: dealerKey(server.services, row) });
}

function rowOf({ auctionId }: RunningAuction) {
  return server.db.system((tx) =>
    tx.selectFrom('auctions').where('id', '=', auctionId).selectAll().executeTakeFirstOrThrow(),
  );
}

const cents = (value: number) => Math.round(value * 100);

/** Everybody's page against the model, and the record against both. */
async function compare(auction: RunningAuction, model: Model): Promise<void> {
  const { house } = model;
  const status = model.status(now());
  const best = model.best;
  met.add(status);
  const sold = ['AWAITING_OWNER', 'ACCEPTED', 'DECLINED', 'EXPIRED'].includes(status);
  const { auction: shown } = (
    await server.call('GET', `/api/auctions/${auction.auctionId}`, { token })
  ).json();
  const byPlace = [...house.bids].sort((one, other) => other.seq - one.seq);
  const places = house.auction.rules.sealed
    ? [...house.bids].sort((one, other) => other.cents - one.cents || one.seq - other.seq)
    : byPlace;
  expect({
    status: shown.status,
    end: Date.parse(shown.end_time),
    extensions: shown.extensions,
    offers: shown.offers.map(
      (one: { value: number; automatic: boolean; partner: { id: string } }) => [
        one.partner.id,
        cents(one.value),
        one.automatic,
      ],
    ),
    winner: shown.winner,
    fee: shown.fee !== null,
  }).toEqual({
    status,
    end: house.auction.endTime.getTime(),
    extensions: house.auction.extensions,
    offers: places.map((one) => [one.dealerId, one.cents, one.automatic]),
    winner: sold ? (best?.dealerId ?? null) : null,
    fee: status === 'ACCEPTED',
  });
  await compareDealers(auction, model, status, sold);
  await compareOwner(auction, model, status, sold);
  await compareRecord(auction, model);
}

async function compareDealers(
  auction: RunningAuction,
  { house, best }: Model,
  status: string,
  sold: boolean,
): Promise<void> {
  const isHidden = house.auction.rules.sealed && status === 'RUNNING';
  let winners = 0;
  for (const seat of auction.seats) {
    const reply = await server.call('GET', `/api/public/auctions/dealers/${seat.key}`);
    if (reply.statusCode === 404) continue;
    const { auction: shown, own_offers: own } = reply.json();
    const isBest = best?.dealerId === seat.dealerId;
    expect(shown.status).toBe(status);
    expect(shown.best_offer).toBe(best && !isHidden ? best.cents / 100 : null);
    expect(shown.leading).toBe(isHidden ? undefined : isBest);
    expect(shown.winner).toBe(status === 'RUNNING' ? null : sold && isBest);
    expect(own.map(({ value }: { value: number }) => cents(value))).toEqual(
      house.bids
        .filter(({ dealerId }) => dealerId === seat.dealerId)
        .map((one) => one.cents)
        .reverse(),
    );
    if (shown.winner) winners += 1;
    const limit = house.limits.get(seat.dealerId) ?? 0;
    const goesOn = status === 'RUNNING' && isBest && best && limit > best.cents;
    expect(shown.own_limit).toBe(goesOn ? limit / 100 : null);
  }
  expect(winners).toBeLessThanOrEqual(1);
}

async function compareOwner(
  auction: RunningAuction,
  { best }: Model,
  status: string,
  sold: boolean,
): Promise<void> {
  const reply = await server.call('GET', `/api/requests/${auction.requestId}/${auction.ownerKey}`);
  if (reply.statusCode === 404) return;
  const { trade_in: tradeIn } = reply.json();
  expect(tradeIn.offer && cents(tradeIn.offer.value)).toBe(sold ? (best?.cents ?? null) : null);
  if (!sold) return;
  const accepted = { ACCEPTED: true, DECLINED: false }[status] ?? null;
  expect(tradeIn.offer).toMatchObject({ accepted, expired: status === 'EXPIRED' });
}

/** No bid without its entry, no entry without its bid, and the chain is whole. */
async function compareRecord(auction: RunningAuction, { house }: Model): Promise<void> {
  const admin = await server.signIn('admin@north.test');
  const reply = await server.call('GET', `/api/requests/${auction.requestId}/audit`, {
    token: admin,
  });
  const { entries, intact } = reply.json();
  expect(intact).toBe(true);
  const bids = ['BID', 'AUTOMATIC_BID', 'BUY_NOW'];
  const recorded = entries.filter((one: { action: string }) => bids.includes(one.action));
  expect(recorded.map((one: { amount: number }) => cents(one.amount))).toEqual(
    house.bids.map((one) => one.cents),
  );
}
