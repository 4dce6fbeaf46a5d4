import { seeded, type Random } from '@forecourt/contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answer,
  bid,
  messageCounts,
  outcomeOf,
  runClock,
  startAuction,
  type RunningAuction,
  type Seat,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { keepSessions, renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/*
 * Compares the real server with a model of a few lines: random sequences of bids, cancellations,
 * answers, scheduled jobs and time steps. After every step both must agree.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SEQUENCES = 12;
const STEPS = 26;

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

/** The auction rules in their simplest form. */
class Model {
  readonly bids: { dealer: number; cents: number }[] = [];
  readonly end: number;
  cancelled = false;
  answered: boolean | null = null;

  constructor(end: number) {
    this.end = end;
  }

  status(now: number): string {
    if (this.cancelled) return 'CANCELLED';
    if (now < this.end) return 'RUNNING';
    if (this.bids.length === 0) return 'NO_OFFERS';
    if (this.answered !== null) return this.answered ? 'ACCEPTED' : 'DECLINED';
    return now < this.end + 7 * DAY ? 'AWAITING_OWNER' : 'EXPIRED';
  }

  bid(dealer: number, cents: number, now: number): string {
    if (this.status(now) !== 'RUNNING') return 'AUCTION_ENDED';
    if (cents <= (this.bids.at(-1)?.cents ?? 0)) return 'OFFER_TOO_LOW';
    this.bids.push({ dealer, cents });
    return 'taken';
  }

  cancel(now: number): string {
    if (this.status(now) !== 'RUNNING') return 'INVALID_TRANSITION';
    this.cancelled = true;
    return 'taken';
  }

  answer(accepted: boolean, now: number): string {
    const status = this.status(now);
    if (['ACCEPTED', 'DECLINED', 'EXPIRED'].includes(status)) return 'ALREADY_ANSWERED';
    if (status !== 'AWAITING_OWNER') return 'INVALID_TRANSITION';
    this.answered = accepted;
    return 'taken';
  }
}

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'sequence %i goes as the model says',
  { timeout: 120_000 },
  async (seed) => {
    const random = seeded(`auction model ${seed}`);
    const auction = await startAuction(server, tenants.north, { dealers: 3, minutes: 90 });
    const model = new Model(server.clock.now().getTime() + 90 * MINUTE);
    for (let step = 0; step < STEPS; step++) {
      await oneStep(random, auction, model);
      await compare(auction, model);
    }
    await runClock(server);
    await compare(auction, model);
    const counts = await messageCounts(server, auction.auctionId);
    const won = model.bids.length > 0 && !model.cancelled && model.status(now()) !== 'RUNNING';
    expect([counts.AUCTION_WON ?? 0, counts.OFFER ?? 0]).toEqual(won ? [1, 1] : [0, 0]);
  },
);

const now = () => server.clock.now().getTime();

async function oneStep(random: Random, auction: RunningAuction, model: Model): Promise<void> {
  const kind = random.int(0, 99);
  if (kind < 55) {
    const dealer = random.int(0, 2);
    const value = random.int(1, 3000);
    const said = outcomeOf(await bid(server, auction.seats[dealer] as Seat, value));
    expect(said).toBe(model.bid(dealer, value * 100, now()));
  } else if (kind < 75) {
    server.clock.advance(random.pick([MINUTE, 7 * MINUTE, 31 * MINUTE, 31 * MINUTE, 4 * DAY]));
    await renewSessions(server);
  } else if (kind < 87) {
    await runClock(server);
  } else if (kind < 90) {
    const reply = await server.call('POST', `/api/auctions/${auction.auctionId}/cancel`, {
      token,
      payload: { reason: 'Model' },
    });
    expect(outcomeOf(reply)).toBe(model.cancel(now()));
  } else {
    const accepted = random.chance(0.5);
    const said = outcomeOf(await answer(server, auction, accepted));
    expect(said).toBe(model.answer(accepted, now()));
  }
}

async function compare(auction: RunningAuction, model: Model): Promise<void> {
  const reply = await server.call('GET', `/api/auctions/${auction.auctionId}`, { token });
  const shown = reply.json().auction;
  const status = model.status(now());
  const over = status !== 'RUNNING' && status !== 'CANCELLED';
  const best = model.bids.at(-1);
  expect({
    status: shown.status,
    values: shown.offers.map((offer: { value: number }) => Math.round(offer.value * 100)),
    winner: shown.winner,
    fee: shown.fee !== null,
  }).toEqual({
    status,
    values: model.bids.map(({ cents }) => cents).reverse(),
    winner: over && best ? auction.dealerIds[best.dealer] : null,
    fee: status === 'ACCEPTED',
  });
}
