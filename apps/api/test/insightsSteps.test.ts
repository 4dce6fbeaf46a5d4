import { type InsightsSteps, type SectionName, sectionOrder } from '@forecourt/contract';
import { type Random, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { json, type Row } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { dayIn } from '../src/domain/timeZone.ts';
import { openDesk } from './desk.ts';
import { dayBefore, type Made, makeRequest, median, setZone } from './insightsHouse.ts';
import type { Tenant } from './tenants.ts';

const { server, tenants } = await openDesk('admin@north.test');
const { north, south } = tenants;
const viewer = await server.signIn('viewer@north.test');
const stranger = await server.signIn('admin@south.test');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = server.clock.now().getTime();
const today = new Date(NOW).toISOString().slice(0, 10);

beforeEach(async () => {
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  await setZone(server, 'UTC');
});

const ask = (query: Record<string, string>, token = viewer, partner = north.partnerId) => {
  const search = new URLSearchParams({ partner_id: partner, type: 'TRADE', ...query });
  return server.call('GET', `/api/insights/steps?${search}`, { token });
};
const steps = async (query: Record<string, string>): Promise<InsightsSteps> => {
  const reply = await ask(query);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return reply.json();
};

/** What a customer did last, and photos that staff refused, which a timeline doesn't tell of. */
async function makeReport(
  made: Made,
  { quietFor, refused = [] }: { quietFor: number; refused?: readonly SectionName[] },
): Promise<Row<'requests'>> {
  const request = await makeRequest(server, made);
  await server.db.system(async (tx) => {
    await tx
      .updateTable('requests')
      .set({ last_activity_at: new Date(NOW - quietFor) })
      .where('id', '=', request.id)
      .execute();
    const report = await tx
      .selectFrom('reports')
      .where('request_id', '=', request.id)
      .select('id')
      .executeTakeFirstOrThrow();
    for (const [index, section] of refused.entries()) {
      await tx
        .insertInto('uploads')
        .values({
          partner_id: made.tenant.partnerId,
          report_id: report.id,
          section,
          filetype: 'image',
          storage_key: newId(made.at),
          review_status: 'declined',
          inserted_at: made.at,
          // the customer took the second one out
          deleted_at: index === 1 ? made.at : null,
        })
        .execute();
    }
  });
  return request;
}

/** A customer who comes to some sections, stops or sends the report, and may add to it later. */
async function makeVisit(random: Random, tenant: Tenant, type: 'TRADE' | 'CLAIM'): Promise<void> {
  const at = new Date(NOW - random.int(1, 40 * 24 * 60) * MINUTE);
  const events: NonNullable<Made['events']> = [];
  let time = at.getTime();
  const arrive = (section: SectionName) =>
    events.push({ type: 'SECTION_REACHED', at: new Date(time), section });
  for (const section of sectionOrder.slice(0, random.int(0, sectionOrder.length))) {
    // what is off, or was reached without a network, is not told of
    if (random.chance(0.2)) continue;
    time += random.chance(0.05) ? random.int(20, 60) * MINUTE : random.int(2, 240) * 1000;
    arrive(section);
  }
  if (random.chance(0.1) && events[0]?.section) arrive(events[0].section);
  if (random.chance(0.5)) {
    time += random.int(5, 200) * 1000;
    events.push({ type: 'COMPLETED', at: new Date(time) });
    time += 10 * 1000;
    if (random.chance(0.3)) arrive(random.pick(sectionOrder));
  }
  const agentId = random.pick([tenant.agent, tenant.admin, null]);
  const refused = random.chance(0.3) ? [random.pick(sectionOrder), random.pick(sectionOrder)] : [];
  await makeReport(
    { tenant, type, at, agentId, events },
    { quietFor: random.int(0, 48 * 60) * MINUTE, refused },
  );
}

/** Counts by reading every row one after the other. */
async function recount(
  type: 'TRADE' | 'CLAIM',
  days: { from: string; to: string },
  isChosen: (request: Row<'requests'>) => boolean = () => true,
) {
  const all = await server.db.system(async (tx) => ({
    requests: await tx.selectFrom('requests').selectAll().execute(),
    events: await tx.selectFrom('request_events').selectAll().orderBy('inserted_at').execute(),
    reports: await tx.selectFrom('reports').selectAll().execute(),
    uploads: await tx.selectFrom('uploads').selectAll().execute(),
    partners: await tx.selectFrom('partners').selectAll().execute(),
  }));
  const zone = all.partners.find(({ id }) => id === north.partnerId)!.time_zone;
  const made = all.requests.filter((request) => {
    const day = dayIn(zone, request.inserted_at);
    const isTheirs = request.partner_id === north.partnerId && request.request_type === type;
    return isTheirs && isChosen(request) && day >= days.from && day <= days.to;
  });
  const [reached, stopped, refused] = [new Map(), new Map(), new Map()] as Map<string, number>[];
  const add = (to: Map<string, number> | undefined, name: string) =>
    to?.set(name, (to.get(name) ?? 0) + 1);
  const seconds: Record<string, number[]> = {};
  const whole: number[] = [];
  for (const request of made) {
    const own = all.events.filter((event) => event.request_id === request.id);
    const sent = own.find((event) => event.type === 'COMPLETED')?.inserted_at.getTime();
    const first = new Map<string, number>();
    for (const { type: kind, section, inserted_at: at } of own) {
      if (kind !== 'SECTION_REACHED' || !section || first.has(section)) continue;
      if (sent === undefined || at.getTime() <= sent) first.set(section, at.getTime());
    }
    const path = [...first];
    let longest = 0;
    for (const [index, [section, at]] of path.entries()) {
      add(reached, section);
      const next = path[index + 1]?.[1];
      const took = next === undefined ? null : (next - at) / 1000;
      if (took !== null && took <= 1800) (seconds[section] ??= []).push(took);
      longest = Math.max(longest, took ?? ((sent ?? at) - at) / 1000);
    }
    const last = path.at(-1);
    const isQuiet = NOW - request.last_activity_at.getTime() > 24 * HOUR;
    if (last && sent === undefined && isQuiet) add(stopped, last[0]);
    if (path[0] && sent !== undefined && longest <= 1800) whole.push((sent - path[0][1]) / 1000);
    const report = all.reports.find(({ request_id: of }) => of === request.id)!;
    for (const upload of all.uploads) {
      const isRefused = upload.review_status === 'declined' && !upload.deleted_at;
      if (upload.report_id === report.id && isRefused) add(refused, upload.section);
    }
  }
  const medianOf = (values: number[] = []) =>
    values.length < 5 ? null : Math.round(median(values));
  return {
    reached: (name: string) => reached?.get(name) ?? 0,
    stopped: (name: string) => stopped?.get(name) ?? 0,
    refused: (name: string) => refused?.get(name) ?? 0,
    seconds: (name: string) => medianOf(seconds[name]),
    whole: medianOf(whole),
  };
}

test.each([
  ['TRADE', 'America/New_York'],
  ['CLAIM', 'Asia/Kolkata'],
] as const)(
  'the figures of each section of %s in %s are what the raw rows say',
  async (type, zone) => {
    await setZone(server, zone);
    const random = seeded(`steps ${zone}`);
    for (let i = 0; i < 150; i++) {
      await makeVisit(random, i % 8 === 0 ? south : north, i % 10 === 0 ? 'CLAIM' : type);
    }
    const days = { from: dayBefore(today, 20), to: dayBefore(today, 1) };
    const before = { from: dayBefore(today, 40), to: dayBefore(today, 21) };
    for (const agent of [undefined, north.agent, 'none']) {
      const isChosen = ({ agent_id: id }: Row<'requests'>) =>
        agent === undefined || id === (agent === 'none' ? null : agent);
      const [now, past] = [
        await recount(type, days, isChosen),
        await recount(type, before, isChosen),
      ];
      const medianOf = await steps({ type, ...days, ...(agent && { agent_id: agent }) });
      for (const { section, is_asked: _asked, ...figures } of medianOf.sections) {
        expect([section, figures]).toEqual([
          section,
          {
            reached: now.reached(section),
            reached_before: past.reached(section),
            stopped: now.stopped(section),
            stopped_before: past.stopped(section),
            refused: now.refused(section),
            median_seconds: now.seconds(section),
          },
        ]);
      }
      expect(medianOf.median_seconds).toBe(now.whole);
    }
    const all = await steps({ type, ...days });
    expect(all.sections.map(({ section }) => section)).toEqual(sectionOrder);
    expect(all.sections.some((section) => section.median_seconds !== null)).toBe(true);
    expect(all.sections.some((section) => section.stopped > 0)).toBe(true);
    expect(all.median_seconds).not.toBeNull();
  },
);

test('a section that is off is told of only while customers came to it', async () => {
  const change = (sections: Record<string, boolean>) =>
    server.db.system((tx) =>
      tx
        .updateTable('customisations')
        .set({ sections: json(sections) })
        .where('partner_id', '=', north.partnerId)
        .where('flow', '=', 'TRADE')
        .execute(),
    );
  const at = new Date(NOW - 3 * HOUR);
  await makeReport(
    { tenant: north, at, events: [{ type: 'SECTION_REACHED', at, section: 'vin' }] },
    { quietFor: HOUR },
  );
  await change({ vin: false, mileage: false });
  const { sections } = await steps({ from: dayBefore(today, 1), to: today });
  await change({});
  expect(sections.find(({ section }) => section === 'vin')).toMatchObject({
    is_asked: false,
    reached: 1,
    stopped: 0,
  });
  expect(sections.some(({ section }) => section === 'mileage')).toBe(false);
  expect(sections.find(({ section }) => section === 'dashboard')).toMatchObject({
    is_asked: true,
    reached: 0,
    median_seconds: null,
  });
});

test('a customer who is quiet for a day has stopped; one who is quiet for less has not', async () => {
  const at = new Date(NOW - 30 * HOUR);
  const events = [{ type: 'SECTION_REACHED', at, section: 'vin' }] as const;
  for (const quietFor of [23 * HOUR, 25 * HOUR]) {
    await makeReport({ tenant: north, at, events: [...events] }, { quietFor });
  }
  const { sections } = await steps({ from: dayBefore(today, 2), to: today });
  expect(sections.find(({ section }) => section === 'vin')).toMatchObject({
    reached: 2,
    stopped: 1,
  });
});

test('every role of the branch may ask, and nobody else', async () => {
  const days = { from: today, to: today };
  expect((await steps(days)).median_seconds).toBeNull();
  expect((await ask(days, stranger)).statusCode).toBe(404);
  expect((await ask(days, viewer, south.partnerId)).statusCode).toBe(404);
  expect((await ask({ from: today, to: dayBefore(today, 1) })).statusCode).toBe(422);
});
