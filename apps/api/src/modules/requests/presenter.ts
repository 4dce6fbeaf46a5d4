import type { Request, RequestCounts, RequestEvent, RequestInfo } from '@forecourt/contract';
import type { RequestStatus, Row } from '../../db/schema.ts';
import { repeatsLeft } from '../../domain/sendingRules.ts';
import type { RequestRow } from './queries.ts';

export function presentRequest(row: RequestRow): Request {
  const info = row.info as Partial<RequestInfo>;
  const { plate, make, model, year } = row;
  const known = plate ?? make ?? model ?? year;
  return {
    id: row.id,
    report_id: row.report_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    inserted_at: row.inserted_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    info: {
      user_sale_plan: info.user_sale_plan ?? null,
      car_availability: info.car_availability ?? null,
    },
    report: { car: known === null ? null : { plate, year, make, model } },
    request_type: row.request_type,
    partner_id: row.partner_id,
    self_service: row.self_service,
    delivery: deliveryOf(row),
    sending: sendingOf(row),
  };
}

function deliveryOf(row: RequestRow): Request['delivery'] {
  const { delivery: state, delivery_channel: channel, delivery_reason, delivery_at } = row;
  if (state === null || channel === null || delivery_at === null) return null;
  const reason = state === 'FAILED' ? (delivery_reason ?? 'UNKNOWN') : null;
  return { state, channel, reason, at: delivery_at.toISOString() };
}

function sendingOf(row: RequestRow): Request['sending'] {
  const { left, nextAt, resetsAt } = repeatsLeft(row);
  const [next_at, resets_at] = [nextAt, resetsAt].map((time) => time?.toISOString() ?? null);
  return { left, next_at: next_at ?? null, resets_at: resets_at ?? null };
}

export function presentCounts(counts: Map<RequestStatus, number>): RequestCounts {
  const of = (status: RequestStatus): number => counts.get(status) ?? 0;
  return {
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
    NEW: of('NEW'),
    LEAD: of('LEAD'),
    SENT: of('SENT'),
    OPENED: of('OPENED'),
    IN_PROGRESS: of('IN_PROGRESS'),
    COMPLETED: of('COMPLETED'),
    FOLLOW_UP_SENT: of('FOLLOW_UP_SENT'),
    INACTIVE: of('INACTIVE'),
    ARCHIVED: of('ARCHIVED'),
  };
}

export function presentEvent(
  row: Row<'request_events'> & { actor_name: string | null },
): RequestEvent {
  return {
    id: String(row.id),
    type: row.type,
    status: row.status,
    section: row.section,
    detail: row.detail,
    actor: { kind: row.actor_kind, name: row.actor_name },
    inserted_at: row.inserted_at.toISOString(),
  };
}
