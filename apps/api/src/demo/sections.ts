import {
  MINUTE_MS,
  type SectionName,
  sectionOrder,
  sections as catalogue,
} from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import type { JsonObject } from '../db/schema.ts';
import { sectionsOf } from '../domain/sections.ts';
import type { DemoRows } from './rows.ts';

type Event = DemoRows['request_events'][number];

/** Where customers like to stop. */
const HARD: readonly SectionName[] = ['scan_360', 'vin'];

/** For how many minutes customers have paused right now, of the first reports in progress. */
const PAUSED = [12, 47, 190];

/** How long a customer who stopped looked at the sections at most. */
const LOOK_MS = 20 * MINUTE_MS;

/**
 * Lets customers come to the sections that their partner asks for, each about as long as it takes,
 * and a few pause right now, so that insights have something to tell.
 */
export function addSections(rows: DemoRows, random: Random): void {
  const pauses = [...PAUSED];
  const byRequest = new Map<string, Event[]>();
  for (const event of rows.request_events) {
    byRequest.set(event.request_id, [...(byRequest.get(event.request_id) ?? []), event]);
  }
  const after = new Map<Event, Event[]>();
  for (const request of rows.requests) {
    const events = byRequest.get(request.id) ?? [];
    const started = events.find(({ type }) => type === 'STARTED');
    const begun = started ?? events.find(({ type }) => type === 'OPENED');
    if (!begun) continue;
    const sent = events.find(({ type }) => type === 'COMPLETED');
    const asked = sectionOrder.filter((name) => askedOf(rows, request)[name]);
    const path = sent ? asked : asked.slice(0, stopOf(random, asked) + 1);
    const pause = request.status === 'IN_PROGRESS' && !sent ? pauses.shift() : undefined;
    if (pause !== undefined) {
      request.last_activity_at = new Date(random.now.getTime() - pause * MINUTE_MS);
      request.updated_at = request.last_activity_at;
    }
    const from = begun.inserted_at as Date;
    const next = events[events.indexOf(begun) + 1]?.inserted_at as Date | undefined;
    const looked = new Date(Math.min((next ?? random.now).getTime(), from.getTime() + LOOK_MS));
    const end = started ? (sent?.inserted_at ?? request.last_activity_at) : looked;
    after.set(begun, arrivals(random, begun, path, from, end as Date));
  }
  // entries are told in the order of their rows
  rows.request_events = rows.request_events.flatMap((event) =>
    event.type === 'SECTION_REACHED' ? [] : [event, ...(after.get(event) ?? [])],
  );
}

function askedOf(rows: DemoRows, { partner_id, request_type }: DemoRows['requests'][number]) {
  const customisation = rows.customisations.find(
    (one) => one.partner_id === partner_id && one.flow === request_type,
  );
  return sectionsOf(JSON.parse(String(customisation?.sections ?? '{}')) as JsonObject);
}

/** The place of the section at which a customer stops. */
function stopOf(random: Random, asked: readonly SectionName[]): number {
  const hard = asked.indexOf(random.pick(HARD));
  return hard >= 0 && random.chance(0.6) ? hard : random.int(0, asked.length - 1);
}

/** An entry for each section after the one that began the report; the last one ends at `to`. */
function arrivals(
  random: Random,
  begun: Event,
  path: readonly SectionName[],
  from: Date,
  to: Date,
): Event[] {
  const times = path.map((name) => catalogue[name].seconds * 1000 * (0.7 + random.fraction()));
  const sum = times.reduce((all, time) => all + time, 0);
  const pace = Math.min(1, (to.getTime() - from.getTime()) / sum);
  let at = to.getTime() - sum * pace;
  return path.map((section, index) => {
    const event: Event = {
      ...begun,
      type: 'SECTION_REACHED',
      from_status: begun.status,
      section,
      inserted_at: new Date(Math.floor(at)),
    };
    at += times[index]! * pace;
    return event;
  });
}
