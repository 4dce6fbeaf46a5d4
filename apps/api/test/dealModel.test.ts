import { seeded, type Random } from '@forecourt/contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isIntact } from '../src/modules/selling/audit.ts';
import { answer, auctionBody, runClock } from './auctionHouse.ts';
import {
  agree,
  answerChance,
  answerDeal,
  onDeal,
  seatOf,
  viewsOf,
  type Agreed,
} from './dealHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/*
 * Random histories after the owner's yes: answers, withdrawals, ticks, second chances, sales, time.
 * Whatever is pressed in whatever order, the rows, the record, the pages and the lists agree.
 */

const SEQUENCES = 8;
const STEPS = 14;
const HOUR = 3_600_000;
const DEALERS = 3;

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());

test.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'history %i leaves one truth',
  { timeout: 120_000 },
  async (seed) => {
    const random = seeded(`deal model ${seed}`);
    const deal = await agree(server, tenants.north, DEALERS);
    for (let step = 0; step < STEPS; step++) {
      const reply = await oneStep(random, deal);
      if (reply) expect(reply.statusCode).toBeOneOf([200, 201, 409, 422]);
      await compare(deal);
    }
  },
);

async function oneStep(random: Random, deal: Agreed) {
  const dealer = seatOf(deal, random.int(0, DEALERS - 1));
  const item = random.pick(['DAY', 'PAPERS', 'KEYS', 'PAID']);
  const day = new Date(server.clock.now().getTime() + 24 * HOUR).toISOString().slice(0, 10);
  const tick = { item, done: random.chance(0.8), ...(item === 'DAY' ? { day } : {}) };
  const owner = { session_key: deal.ownerKey };
  const { dealId } = await latest(deal);
  const steps = [
    () => answerDeal(server, dealer, random.chance(0.6), 'No room'),
    () => answerChance(server, dealer, random.chance(0.6), 'No'),
    () => answer(server, deal, random.chance(0.7)),
    () =>
      server.call('POST', `/api/trade_in/${deal.tradeInId}/handover`, {
        payload: { ...owner, ...tick },
      }),
    () =>
      server.call('POST', `/api/public/auctions/dealers/${dealer.key}/handover`, { payload: tick }),
    () => onDeal(server, dealId, 'handover', { ...tick, party: random.pick(['DEALER', 'OWNER']) }),
    () =>
      onDeal(server, dealId, 'second_chance', {
        dealer_id: dealer.dealerId,
        hours: random.int(1, 48),
      }),
    () =>
      onDeal(server, dealId, 'withdraw', {
        party: random.pick(['DEALER', 'OWNER']),
        reason: 'They called',
      }),
    () =>
      server.call('POST', `/api/trade_in/${deal.tradeInId}/withdraw`, {
        payload: { ...owner, reason: 'Kept it' },
      }),
    async () => {
      server.clock.advance(random.pick([1, HOUR, 20 * HOUR, 80 * HOUR]));
      await renewSessions(server);
      return null;
    },
    async () => {
      await runClock(server);
      return null;
    },
  ];
  // rare, because nothing follows them
  const [kind, rare] = [random.int(0, 99), random.chance(0.5)];
  if (kind < 4 && rare) return onDeal(server, dealId, 'sold', { note: 'Handed over' });
  if (kind < 8) {
    const token = await server.signIn('agent@north.test');
    const payload = { ...auctionBody(deal, tenants.north), dealers: deal.dealerIds };
    return server.call('POST', '/api/auctions', { token, payload });
  }
  return random.pick(steps)();
}

const latest = (deal: Agreed) =>
  server.db.system(async (tx) => {
    const row = await tx
      .selectFrom('deals')
      .where('trade_in_id', '=', deal.tradeInId)
      .orderBy('agreed_at', 'desc')
      .orderBy('id', 'desc')
      .select('id')
      .executeTakeFirstOrThrow();
    return { dealId: row.id };
  });

async function compare(deal: Agreed): Promise<void> {
  const rows = await server.db.system(async (tx) => ({
    deals: await tx
      .selectFrom('deals')
      .where('trade_in_id', '=', deal.tradeInId)
      .selectAll()
      .execute(),
    fees: await tx
      .selectFrom('fees')
      .where('request_id', '=', deal.requestId)
      .selectAll()
      .execute(),
    entries: await tx
      .selectFrom('audit_entries')
      .where('trade_in_id', '=', deal.tradeInId)
      .orderBy('seq')
      .selectAll()
      .execute(),
  }));
  const live = rows.deals.filter(({ state }) => state === 'AGREED' || state === 'SOLD');
  expect(live.length).toBeLessThanOrEqual(1);
  // a fee for each yes, and its state is its deal's
  const yes = rows.entries.filter(({ action }) => action === 'OFFER_ACCEPTED').length;
  expect([rows.deals.length, rows.fees.length]).toEqual([yes, yes]);
  for (const fee of rows.fees) {
    const { state } = rows.deals.find(({ id }) => id === fee.deal_id) ?? {};
    const expected =
      state === 'WITHDRAWN_BY_OWNER'
        ? 'RETURNED'
        : state === 'AGREED' || state === 'SOLD'
          ? 'BOOKED'
          : 'KEPT';
    expect(fee.state).toBe(expected);
  }
  expect(isIntact(rows.entries)).toBe(true);
  const { staff, owner, dealer } = viewsOf(server, deal);
  const [shown, own] = [await staff(), await owner()];
  const { deal: current } = shown.trade_in;
  expect(own.trade_in.deal?.state).toBe(current?.state);
  expect(own.trade_in.offer?.accepted).toBe(shown.trade_in.offer?.accepted);
  // contacts and receipt exactly while a deal stands
  const [standing] = live;
  expect(current?.id === standing?.id || !standing).toBe(true);
  expect([own.trade_in.contacts !== null, own.trade_in.receipt !== null]).toEqual([
    standing !== undefined,
    standing !== undefined,
  ]);
  for (const [index, { dealerId }] of deal.seats.entries()) {
    const seen = await dealer(index);
    expect(seen.contacts !== null).toBe(standing?.dealer_id === dealerId);
    const latestOwn = rows.deals
      .filter(({ dealer_id }) => dealer_id === dealerId)
      .sort((one, other) => other.agreed_at.getTime() - one.agreed_at.getTime())[0];
    expect(seen.deal?.state).toBe(latestOwn?.state);
  }
  const token = await server.signIn('agent@north.test');
  const query = new URLSearchParams({ partner_id: tenants.north.partnerId, limit: '100' });
  const { cars } = (await server.call('GET', `/api/requests/cars/?${query}`, { token })).json();
  const car = cars.find(({ request_id: id }: { request_id: string }) => id === deal.requestId);
  if (standing)
    expect(car.request_status).toBe(standing.state === 'SOLD' ? 'SOLD' : 'OFFER_ACCEPTED');
  else expect(car.request_status).not.toBeOneOf(['SOLD', 'OFFER_ACCEPTED']);
}
