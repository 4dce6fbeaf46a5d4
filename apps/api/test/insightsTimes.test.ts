import { DAY_MS, type InsightsTimes } from '@forecourt/contract';
import { type Random, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test } from 'vitest';
import type { RequestEventType, Row } from '../src/db/schema.ts';
import { dayIn } from '../src/domain/timeZone.ts';
import { openDesk } from './desk.ts';
import { type Made, makeRequest, setZone } from './insightsHouse.ts';
import type { Tenant } from './tenants.ts';

const { server, tenants } = await openDesk('admin@north.test');
const { north, south } = tenants;
const viewer = await server.signIn('viewer@north.test');
const stranger = await server.signIn('admin@south.test');

const MINUTE = 60_000;
const WAY = ['SENT', 'OPENED', 'STARTED', 'COMPLETED'] as const satisfies RequestEventType[];
const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

beforeEach(async () => {
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  await setZone(server, 'UTC');
});

const ask = (query: Record<string, string>, token = viewer, partner = north.partnerId) => {
  const search = new URLSearchParams({ partner_id: partner, type: 'TRADE', ...query });
  return server.call('GET', `/api/insights/times?${search}`, { token });
};
const times = async (query: Record<string, string>): Promise<InsightsTimes> => {
  const answer = await ask(query);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return answer.json();
};

/** A customer who comes some way, soon or days later; most messages go out at a few times of the week. */
function randomSending(random: Random, last: Date, tenant: Tenant): Made {
  const days = random.int(0, 8) * 7 * 24 * 60;
  const minutes = random.chance(0.7) ? random.int(0, 200) : random.int(0, 7 * 24 * 60);
  const at = new Date(last.getTime() - (days + minutes) * MINUTE);
  let time = at.getTime();
  const events = WAY.slice(0, random.int(0, WAY.length)).flatMap((type) => {
    time += random.int(0, 900) * MINUTE;
    return random.chance(0.1) ? [] : [{ type, at: new Date(time) }];
  });
  const channel = random.pick(['SMS', 'EMAIL', 'INVITE'] as const);
  return { tenant, at, channel, agentId: random.pick([tenant.agent, null]), events };
}

/** Weekday and hour by the clocks of a zone, as the operating system's calendar has them. */
function localTime(zone: string, at: Date): { weekday: number; hour: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)!.value;
  const hour = Number(of('hour'));
  return { weekday: NAMES.indexOf(of('weekday')) + 1, hour: hour - (hour % 3) };
}

/** Counts by reading every row one after the other. */
async function recount(zone: string, days: { from: string; to: string }, agent?: string) {
  const rows = await server.db.system((tx) => tx.selectFrom('requests').selectAll().execute());
  const isLate = (row: Row<'requests'>, at: Date | null) =>
    !at || at.getTime() - row.sent_at!.getTime() > DAY_MS;
  const found = new Map<string, { sent: number; opened: number; completed: number }>();
  for (const row of rows) {
    if (row.partner_id !== north.partnerId || row.request_type !== 'TRADE') continue;
    if (row.self_service || !row.sent_at || (agent && row.agent_id !== agent)) continue;
    const day = dayIn(zone, row.sent_at);
    const isOver = row.sent_at.getTime() < server.clock.now().getTime() - DAY_MS;
    if (day < days.from || day > days.to || !isOver) continue;
    const { weekday, hour } = localTime(zone, row.sent_at);
    const counts = found.get(`${weekday} ${hour}`) ?? { sent: 0, opened: 0, completed: 0 };
    const isOpened = [row.opened_at, row.started_at, row.reported_at].some(
      (at) => !isLate(row, at),
    );
    counts.sent += 1;
    counts.opened += isOpened ? 1 : 0;
    counts.completed += isLate(row, row.reported_at) ? 0 : 1;
    found.set(`${weekday} ${hour}`, counts);
  }
  return Object.fromEntries(
    [...found].map(([time, { sent, opened, completed }]) => [
      time,
      sent < 5 ? [sent, null, null] : [sent, opened, completed],
    ]),
  );
}

test.each([
  // clocks go back on November 2, and in Lord Howe forward by half an hour on October 5
  ['America/New_York', '2025-10-01', '2025-11-20', '2025-11-19T22:00Z'],
  ['Australia/Lord_Howe', '2025-09-01', '2025-10-25', '2025-10-24T03:00Z'],
] as const)(
  'in %s each time of the week is what the raw rows say',
  async (zone, from, to, last) => {
    await setZone(server, zone);
    const random = seeded(`insights times ${zone}`);
    for (let i = 0; i < 320; i++) {
      await makeRequest(server, randomSending(random, new Date(last), i % 8 === 0 ? south : north));
    }
    for (const agent of [undefined, north.agent]) {
      const shown = await times({ from, to, ...(agent && { agent_id: agent }) });
      const counted = await recount(zone, { from, to }, agent);
      expect(Object.values(counted).some(([, opened]) => opened !== null)).toBe(true);
      expect(
        Object.fromEntries(
          shown.times.map(({ weekday, hour, sent, opened, completed }) => [
            `${weekday} ${hour}`,
            [sent, opened, completed],
          ]),
        ),
      ).toEqual(counted);
      expect(shown.total.sent).toBe(shown.times.reduce((sum, { sent }) => sum + sent, 0));
      expect(shown.time_zone).toBe(zone);
    }
  },
);

/** Requests that were sent at a moment, of which some are completed two hours later. */
async function send(at: string, count: number, completed: number): Promise<void> {
  const sent = new Date(at);
  for (let i = 0; i < count; i++) {
    const done = new Date(sent.getTime() + 120 * MINUTE);
    const events: Made['events'] = [
      { type: 'SENT', at: sent },
      ...(i < completed ? [{ type: 'COMPLETED' as const, at: done }] : []),
    ];
    await makeRequest(server, { tenant: north, at: sent, events });
  }
}

test('the best time is named once it is sure, by the hour that the clocks showed', async () => {
  await setZone(server, 'America/New_York');
  const autumn = { from: '2025-10-20', to: '2025-11-20' };
  await send('2025-10-28T13:30Z', 40, 8);
  await send('2025-10-29T15:00Z', 6, 5);
  expect((await times(autumn)).best).toBeNull();
  // 10:00 before and after the clocks went back
  await send('2025-10-30T14:00Z', 10, 9);
  await send('2025-11-06T15:00Z', 10, 10);
  const shown = await times(autumn);
  expect(shown.best).toEqual({ weekday: 4, hour: 9 });
  expect(shown.times).toContainEqual({
    weekday: 4,
    hour: 9,
    sent: 20,
    opened: 19,
    completed: 19,
  });
});

test('what was sent within the last day does not count yet, and of four it isn’t said what they did', async () => {
  const now = server.clock.now();
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString();
  await send(day(0.9), 6, 6);
  await send(day(1.1), 4, 4);
  const query = { from: day(3).slice(0, 10), to: day(0).slice(0, 10) };
  expect(await times(query)).toMatchObject({
    total: { sent: 4, opened: null, completed: null },
    times: [{ sent: 4, opened: null, completed: null }],
    best: null,
  });
});

test('every role of the branch may ask, and no one else', async () => {
  const days = { from: '2026-03-01', to: '2026-03-07' };
  expect(await times(days)).toEqual({
    time_zone: 'UTC',
    total: { sent: 0, opened: null, completed: null },
    times: [],
    best: null,
  });
  expect((await ask(days, stranger)).statusCode).toBe(404);
  expect((await ask(days, viewer, south.partnerId)).statusCode).toBe(404);
  expect((await ask({ from: '2026-03-07', to: '2026-03-01' })).statusCode).toBe(422);
});
