import { HOUR_MS } from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';
import type { Insertable } from 'kysely';
import type { StoredShot } from '../db/tables/additions.ts';
import { json, type RequestEventType, type Tables } from '../db/schema.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';

type Request = Insertable<Tables['requests']>;
type Upload = Insertable<Tables['uploads']>;
type Refused = NonNullable<StoredShot['refused']>;

const OPEN_LINE = 'Could you start the engine, so that the warning lights show?';
const ANSWERED_LINE = 'The sun is in the glass on this one.';

/**
 * Two reports without an offer whose customers were asked for more: one still is, for a photo of the
 * dashboard and the VIN, the other has sent the windshield again.
 */
export function addAdditions(rows: DemoRows, random: Random): void {
  const waiting = rows.trade_ins.flatMap((tradeIn) => {
    const request = rows.requests.find(({ id }) => id === tradeIn.request_id);
    const isFree =
      tradeIn.offer_value_cents == null &&
      rows.auctions.every((auction) => auction.trade_in_id !== tradeIn.id);
    return isFree && request?.status === 'COMPLETED' ? [request] : [];
  });
  // of the first tenant; neither its newest report nor the one that has waited longest
  const [first] = waiting;
  const others = waiting.filter(({ partner_id }) => partner_id === first?.partner_id).slice(2, -2);
  const [asked, answered] = others.filter((request) => photosOf(rows, request).length > 0);
  if (asked) ask(rows, random, asked);
  if (answered) askAndAnswer(rows, random, answered);
}

function ask(rows: DemoRows, random: Random, request: Request): void {
  const photo = photosOf(rows, request).find(({ section }) => section === 'dashboard');
  if (!photo) return;
  const refused = refuse(photo, 'BLURRED');
  const at = new Date(random.now.getTime() - 5 * HOUR_MS);
  addRow(rows, random, request, {
    message: OPEN_LINE,
    sections: json(['vin']),
    shots: json([shotOf(photo, refused)]),
    asked_at: at,
  });
  request.status = 'IN_PROGRESS';
  request.updated_at = at;
  request.last_activity_at = at;
  addEvent(rows, request, 'ADDITION_ASKED', { at, detail: OPEN_LINE });
}

function askAndAnswer(rows: DemoRows, random: Random, request: Request): void {
  const photo = photosOf(rows, request).find(({ section }) => section === 'windshield');
  if (!photo) return;
  const refused = refuse(photo, 'REFLECTION');
  const at = new Date(random.now.getTime() - 30 * HOUR_MS);
  const end = new Date(random.now.getTime() - 26 * HOUR_MS);
  const id = addRow(rows, random, request, {
    state: 'COMPLETED',
    message: ANSWERED_LINE,
    sections: json([]),
    shots: json([shotOf(photo, refused)]),
    asked_at: at,
    closed_at: end,
  });
  rows.uploads.push({
    ...photo,
    id: rows.uploads.length + 1,
    client_id: random.id(),
    review_status: null,
    refusal_reason: null,
    addition_id: id,
    taken_at: end,
    inserted_at: end,
  });
  request.updated_at = end;
  request.last_activity_at = end;
  request.completed_at = end;
  addEvent(rows, request, 'ADDITION_ASKED', { at, detail: ANSWERED_LINE });
  addEvent(rows, request, 'ADDITION_COMPLETED', { at: end });
}

function photosOf(rows: DemoRows, request: Request): Upload[] {
  const report = rows.reports.find(({ request_id }) => request_id === request.id);
  return rows.uploads.filter(({ report_id }) => report_id === report?.id);
}

function refuse(photo: Upload, reason: Refused['reason']): Refused {
  photo.review_status = 'declined';
  photo.refusal_reason = reason;
  return { id: photo.id ?? 0, reason, note: null };
}

function shotOf(photo: Upload, refused: Refused): StoredShot {
  const section = photo.section as StoredShot['section'];
  return { section, slot: photo.slot ?? null, damage_location_id: null, refused };
}

function addRow(
  rows: DemoRows,
  random: Random,
  request: Request,
  values: Omit<Insertable<Tables['additions']>, 'id' | 'partner_id' | 'request_id'>,
): string {
  const id = demoId(random);
  rows.additions.push({
    id,
    partner_id: request.partner_id,
    request_id: request.id,
    asked_by: request.agent_id ?? request.created_by ?? null,
    ...values,
  });
  return id;
}

function addEvent(
  rows: DemoRows,
  request: Request,
  type: RequestEventType,
  { at, detail = null }: { at: Date; detail?: string | null },
): void {
  const isAsked = type === 'ADDITION_ASKED';
  rows.request_events.push({
    partner_id: request.partner_id,
    request_id: request.id,
    type,
    detail,
    from_status: isAsked ? 'COMPLETED' : 'IN_PROGRESS',
    status: isAsked ? 'IN_PROGRESS' : 'COMPLETED',
    actor_kind: isAsked ? 'STAFF' : 'CUSTOMER',
    actor_id: isAsked ? (request.agent_id ?? request.created_by ?? null) : null,
    inserted_at: at,
  });
}
