import {
  DAY_MS,
  type InsightsChannel,
  type InsightsFunnel,
  type InsightsStep,
} from '@forecourt/contract';
import { type Random, seeded } from '@forecourt/contract/fixtures';
import { sql, type Kysely } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestEventType, Row } from '../src/db/schema.ts';
import { dayIn } from '../src/domain/timeZone.ts';
import { runClock } from './auctionHouse.ts';
import { agree, answerDeal, endAuction, onDeal, seatOf } from './dealHouse.ts';
import { openDesk } from './desk.ts';
import { dayBefore, type Made, makeRequest, median, setZone } from './insightsHouse.ts';
import type { Tenant } from './tenants.ts';

const { server, tenants, token: admin } = await openDesk('admin@north.test');
const { north, south } = tenants;
const viewer = await server.signIn('viewer@north.test');
const stranger = await server.signIn('admin@south.test');

const MINUTE = 60_000;
const CHANNELS = ['SMS', 'EMAIL', 'INVITE', 'WEBSITE'] as const;
/** When the newest of random histories may begin. */
const LAST = new Date('2026-05-02T12:00Z');
const WAY: Record<'TRADE' | 'CLAIM', readonly InsightsStep[]> = {
  TRADE: [
    'CREATED',
    'SENT',
    'DELIVERED',
    'OPENED',
    'STARTED',
    'COMPLETED',
    'OFFERED',
    'ACCEPTED',
    'SOLD',
  ],
  CLAIM: ['CREATED', 'SENT', 'DELIVERED', 'OPENED', 'STARTED', 'COMPLETED', 'CONCLUDED'],
};

beforeEach(async () => {
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  await setZone(server, 'UTC');
});

const ask = (query: Record<string, string>, token = viewer, partner = north.partnerId) => {
  const search = new URLSearchParams({ partner_id: partner, type: 'TRADE', ...query });
  return server.call('GET', `/api/insights/funnel?${search}`, { token });
};
const funnel = async (query: Record<string, string>): Promise<InsightsFunnel> => {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const countOf = ({ steps }: Pick<InsightsFunnel, 'steps'>) =>
  Object.fromEntries(steps.map(({ step, count }) => [step, count]));

const TIMELINES: Record<'TRADE' | 'CLAIM', readonly RequestEventType[]> = {
  TRADE: [
    'SENT',
    'DELIVERED',
    'OPENED',
    'STARTED',
    'COMPLETED',
    'OFFER_MADE',
    'OFFER_ACCEPTED',
    'SOLD',
  ],
  CLAIM: ['SENT', 'DELIVERED', 'OPENED', 'STARTED', 'COMPLETED', 'CONCLUDED'],
};

const countedStep = ({ step, count }: InsightsFunnel['steps'][number]) => ({ step, count });

/** How a customer got the link. */
function channelOf(request: Row<'requests'>): InsightsChannel {
  if (request.self_service) return request.from_website ? 'WEBSITE' : 'INVITE';
  return request.phone ? 'SMS' : 'EMAIL';
}

/** A customer who stops anywhere, of whom some steps were not recorded, and some twice. */
function randomHistory(random: Random, type: 'TRADE' | 'CLAIM', tenant: Tenant): Made {
  const at = new Date(LAST.getTime() - random.int(0, 150 * 24 * 60) * MINUTE);
  const way = TIMELINES[type].slice(0, random.int(0, TIMELINES[type].length));
  const events: NonNullable<Made['events']> = [];
  let time = at.getTime();
  for (const step of way) {
    if (random.chance(0.12)) continue;
    time += random.int(-5, 600) * MINUTE;
    const about = random.chance(0.8) ? ('REQUEST' as const) : ('OFFER' as const);
    events.push({ type: step, at: new Date(time), ...(step === 'DELIVERED' && { about }) });
    if (random.chance(0.1) && step !== 'SENT' && step !== 'OPENED') {
      events.push({ type: step, at: new Date(time + MINUTE) });
    }
    if (step === 'OFFER_MADE' && random.chance(0.3)) {
      events.push({ type: 'BEST_OFFERED', at: new Date(time + 5 * MINUTE) });
    }
  }
  const agentId = random.pick([tenant.agent, tenant.admin, null]);
  const channel = random.pick(CHANNELS);
  return { tenant, type, at, agentId, channel, events };
}

const STEP_OF: Partial<Record<RequestEventType, InsightsStep>> = {
  SENT: 'SENT',
  DELIVERED: 'DELIVERED',
  OPENED: 'OPENED',
  STARTED: 'STARTED',
  COMPLETED: 'COMPLETED',
  OFFER_MADE: 'OFFERED',
  BEST_OFFERED: 'OFFERED',
  OFFER_ACCEPTED: 'ACCEPTED',
  SOLD: 'SOLD',
  CONCLUDED: 'CONCLUDED',
};

interface Recounted {
  counts: Record<string, number>;
  medians: Record<string, number | null>;
}

/** Counts by reading every row one after the other, and knows nothing of the columns of steps. */
async function recount(
  type: 'TRADE' | 'CLAIM',
  days: { from: string; to: string },
  isChosen: (request: Row<'requests'>) => boolean = () => true,
): Promise<Recounted> {
  const { requests, events, zone } = await server.db.system(async (tx) => ({
    requests: await tx.selectFrom('requests').selectAll().execute(),
    events: await tx.selectFrom('request_events').selectAll().execute(),
    zone: await tx
      .selectFrom('partners')
      .where('id', '=', north.partnerId)
      .select('time_zone')
      .executeTakeFirstOrThrow(),
  }));
  const way = WAY[type];
  const counts: Record<string, number> = Object.fromEntries(way.map((step) => [step, 0]));
  const seconds: Record<string, number[]> = Object.fromEntries(way.map((step) => [step, []]));
  for (const request of requests) {
    const day = dayIn(zone.time_zone, request.inserted_at);
    if (request.partner_id !== north.partnerId || request.request_type !== type) continue;
    if (day < days.from || day > days.to || !isChosen(request)) continue;
    const times = new Map<InsightsStep, number>([['CREATED', request.inserted_at.getTime()]]);
    for (const event of events) {
      const step = STEP_OF[event.type];
      if (event.request_id !== request.id || !step) continue;
      if (step === 'DELIVERED' && event.about !== 'REQUEST') continue;
      const at = event.inserted_at.getTime();
      times.set(step, Math.min(at, times.get(step) ?? at));
    }
    const isEmail = !request.self_service && !request.phone;
    let furthest = Math.max(...[...times.keys()].map((step) => way.indexOf(step)));
    // an email that was sent counts as delivered
    if (isEmail && furthest === way.indexOf('SENT')) furthest += 1;
    way.slice(0, furthest + 1).forEach((step) => (counts[step]! += 1));
    for (const [index, step] of way.entries()) {
      const before = step === 'OPENED' ? 'SENT' : way[index - 1];
      const [at, since] = [times.get(step), before && times.get(before)];
      if (at !== undefined && since !== undefined && at >= since)
        seconds[step]!.push((at - since) / 1000);
    }
  }
  const medians = Object.fromEntries(
    way.map((step) => [
      step,
      seconds[step]!.length < 5 ? null : Math.round(median(seconds[step]!)),
    ]),
  );
  return { counts, medians };
}

describe('what the funnel counts', () => {
  test.each([
    ['TRADE', 'America/New_York', '2026-02-20', '2026-03-21'],
    ['TRADE', 'Asia/Kolkata', '2026-04-01', '2026-04-30'],
    ['CLAIM', 'America/Santiago', '2026-03-09', '2026-04-07'],
  ] as const)('%s in %s is what the raw rows say', async (type, zone, from, to) => {
    await setZone(server, zone);
    const random = seeded(`insights ${type} ${zone}`);
    for (let i = 0; i < 240; i++) {
      const tenant = i % 8 === 0 ? south : north;
      await makeRequest(server, randomHistory(random, i % 10 === 0 ? 'CLAIM' : type, tenant));
    }
    const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    const before = { from: dayBefore(from, length), to: dayBefore(from, 1) };
    for (const agent of ['', north.agent, 'none']) {
      const isChosen = ({ agent_id: id }: Row<'requests'>) =>
        agent === '' || id === (agent === 'none' ? null : agent);
      const shown = await funnel({ type, from, to, agent_id: agent });
      const [now, then] = [
        await recount(type, { from, to }, isChosen),
        await recount(type, before, isChosen),
      ];
      expect(now.counts.CREATED).toBeGreaterThan(5);
      expect(countOf(shown)).toEqual(now.counts);
      const mapped = <Value>(of: (step: InsightsFunnel['steps'][number]) => Value) =>
        Object.fromEntries(shown.steps.map((step) => [step.step, of(step)]));
      expect(mapped((step) => step.count_before)).toEqual(then.counts);
      expect(mapped((step) => step.median_seconds)).toEqual(now.medians);
      for (const { channel, steps } of shown.channels) {
        const ofChannel = await recount(type, { from, to }, (request) => {
          return channelOf(request) === channel && isChosen(request);
        });
        // chosen by its name, the same requests are counted
        const alone = await funnel({ type, from, to, agent_id: agent, channel });
        expect(alone.channels).toEqual([{ channel, steps: alone.steps.map(countedStep) }]);
        expect(alone.steps.map(countedStep)).toMatchObject(
          steps.filter(({ step }) => alone.steps.some((one) => one.step === step)),
        );
        expect([channel, countOf({ steps } as InsightsFunnel)]).toEqual([
          channel,
          ofChannel.counts,
        ]);
      }
    }
  });

  test('a list of those who reached a step has as many rows', async () => {
    const random = seeded('insights lists');
    for (let i = 0; i < 60; i++) await makeRequest(server, randomHistory(random, 'TRADE', north));
    const shown = await funnel({ from: '2026-02-01', to: '2026-05-02' });
    expect(shown.channels.map(({ channel }) => channel)).toEqual(CHANNELS);
    for (const { channel, steps } of shown.channels) {
      const [{ count } = { count: 0 }] = steps;
      const query = { partner_id: north.partnerId, type: 'TRADE', channel, limit: '100' };
      const search = new URLSearchParams({ ...query, from: shown.from, to: shown.to });
      const { requests } = (
        await server.call('GET', `/api/requests?${search}`, { token: viewer })
      ).json();
      expect([channel, requests.length]).toEqual([channel, count]);
    }
    for (const { step, count } of shown.steps) {
      const query = { partner_id: north.partnerId, type: 'TRADE', reached: step };
      const search = new URLSearchParams({
        ...query,
        from: shown.from,
        to: shown.to,
        limit: '100',
      });
      const { requests } = (
        await server.call('GET', `/api/requests?${search}`, { token: viewer })
      ).json();
      expect([step, requests.length]).toEqual([step, count]);
      const counted = await server.call('GET', `/api/requests/counts?${search}`, { token: viewer });
      const sum = Object.values(counted.json<{ counts: Record<string, number> }>().counts);
      expect(Math.max(...sum)).toBe(count);
    }
  });

  test('the first day begins at midnight there, and the last one ends there', async () => {
    await setZone(server, 'America/New_York');
    // the clocks go forward on that day
    for (const at of ['04:59:59.999', '05:00', '23:00']) {
      await makeRequest(server, { tenant: north, at: new Date(`2026-03-08T${at}Z`) });
    }
    await makeRequest(server, { tenant: north, at: new Date('2026-03-09T03:59:59.999Z') });
    await makeRequest(server, { tenant: north, at: new Date('2026-03-09T04:00Z') });
    const shown = await funnel({ from: '2026-03-08', to: '2026-03-08' });
    expect(shown).toMatchObject({
      from: '2026-03-08T05:00:00.000Z',
      to: '2026-03-09T04:00:00.000Z',
      from_before: '2026-03-07T05:00:00.000Z',
      time_zone: 'America/New_York',
    });
    expect(shown.steps[0]).toMatchObject({ step: 'CREATED', count: 3, count_before: 1 });
  });

  test('without receipts nothing is said of delivery, and without requests all is zero', async () => {
    const shown = await funnel({ from: '2026-03-01', to: '2026-03-07' });
    expect(shown.channels).toEqual([]);
    expect(shown.steps.map(({ step }) => step)).toEqual(
      WAY.TRADE.filter((step) => step !== 'DELIVERED'),
    );
    for (const step of shown.steps) {
      expect(step).toMatchObject({ count: 0, count_before: 0, median_seconds: null });
    }
  });

  test('the best bid that goes to the owner is an offer before the owner has answered', async () => {
    const day = server.clock.now().toISOString().slice(0, 10);
    await endAuction(server, north);
    expect(countOf(await funnel({ from: day, to: day }))).toMatchObject({
      CREATED: 1,
      OFFERED: 0,
    });
    await runClock(server);
    expect(countOf(await funnel({ from: day, to: day }))).toMatchObject({
      OFFERED: 1,
      ACCEPTED: 0,
    });
  });

  test('a deal is followed from the request to the sale as it happens', async () => {
    const day = server.clock.now().toISOString().slice(0, 10);
    const deal = await agree(server, north);
    expect(countOf(await funnel({ from: day, to: day }))).toMatchObject({
      CREATED: 1,
      COMPLETED: 1,
      OFFERED: 1,
      ACCEPTED: 1,
      SOLD: 0,
    });
    await answerDeal(server, seatOf(deal, 2), true);
    const sold = await onDeal(server, deal.dealId, 'sold', { note: 'Keys handed over' });
    expect(sold.statusCode).toBe(200);
    expect(countOf(await funnel({ from: day, to: day })).SOLD).toBe(1);
  });
});

describe('who may ask, and for what', () => {
  test('every role of the branch, and nobody else', async () => {
    const days = { from: '2026-03-01', to: '2026-03-07' };
    for (const token of [viewer, admin]) expect((await ask(days, token)).statusCode).toBe(200);
    expect((await ask(days, stranger)).statusCode).toBe(404);
    expect((await ask(days, viewer, south.partnerId)).statusCode).toBe(404);
    const search = new URLSearchParams({ partner_id: north.partnerId, type: 'TRADE', ...days });
    const nobody = await server.call('GET', `/api/insights/funnel?${search}`);
    expect(nobody.statusCode).toBe(401);
  });

  test('“me” is the caller', async () => {
    const at = new Date('2026-03-02T09:00Z');
    await makeRequest(server, { tenant: north, at, agentId: north.viewer });
    await makeRequest(server, { tenant: north, at, agentId: north.agent });
    const shown = await funnel({ from: '2026-03-02', to: '2026-03-02', agent_id: 'me' });
    expect(countOf(shown).CREATED).toBe(1);
  });

  test.each([
    ['2026-03-07', '2026-03-01'],
    ['2026-02-31', '2026-03-07'],
    ['2024-01-01', '2026-01-01'],
    ['1970-01-02', '1970-01-02'],
    ['yesterday', '2026-03-07'],
  ])('from %s to %s is refused', async (from, to) => {
    expect((await ask({ from, to })).statusCode).toBe(422);
  });
});

test('the steps that a migration finds in timelines are those that the server keeps', async () => {
  const random = seeded('insights migration');
  for (let i = 0; i < 40; i++) await makeRequest(server, randomHistory(random, 'TRADE', north));
  const columns = sql`delivered_at, started_at, reported_at, concluded_at, offered_at, accepted_at, sold_at`;
  const rows = () =>
    server.db.system(async (tx) => {
      const all = await sql`select id, ${columns} from requests order by id`.execute(tx);
      return all.rows;
    });
  const kept = await rows();
  await server.db.system(async (tx) => {
    for (const column of Object.keys(kept[0] as object).filter((name) => name !== 'id')) {
      await sql`alter table requests drop column ${sql.ref(column)}`.execute(tx);
    }
    const { up } = await import('../src/db/migrations/0058_request_steps.ts');
    await up(tx as unknown as Kysely<unknown>);
  });
  expect(await rows()).toEqual(kept);
});
