import {
  additionNeeds,
  additionProgress,
  additionSteps,
  missingSections,
} from '@forecourt/contract';
import type {
  Provided,
  Request,
  RequestCounts,
  RequestEvent,
  RequestInfo,
  RequestProgress,
} from '@forecourt/contract';
import type { RequestStatus, Row } from '../../db/schema.ts';
import { identifiersOf } from '../../domain/identifiers.ts';
import { providedOf } from '../../domain/provided.ts';
import { requiredSections } from '../../domain/sections.ts';
import { repeatsLeft } from '../../domain/sendingRules.ts';
import { presentDelivery } from '../../messaging/delivery.ts';
import type { RequestRow } from './queries.ts';

export function presentRequest(row: RequestRow): Request {
  const info = row.info as Partial<RequestInfo>;
  const provided = providedIn(row);
  const { addition } = row;
  const steps = addition && additionSteps(addition, provided);
  const { plate, make, model, year } = row;
  const known = plate ?? make ?? model ?? year;
  return {
    id: row.id,
    report_id: row.report_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phone_channel: row.phone_channel,
    status: row.status,
    inserted_at: row.inserted_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    info: {
      user_sale_plan: info.user_sale_plan ?? null,
      car_availability: info.car_availability ?? null,
    },
    report: {
      car: known === null ? null : { plate, year, make, model },
      progress: steps ? additionProgress(steps) : progressOf(row, provided),
    },
    request_type: row.request_type,
    partner_id: row.partner_id,
    self_service: row.self_service,
    delivery: deliveryOf(row),
    sending: sendingOf(row),
    agent: row.agent,
    addition:
      addition && steps
        ? {
            id: addition.id,
            asked_at: new Date(addition.asked_at).toISOString(),
            ...additionNeeds(steps),
          }
        : null,
    identifiers: identifiersOf(row),
  };
}

function providedIn({ name, info, report_info, uploads, ...report }: RequestRow): Provided {
  return providedOf({ request: { name, info }, report: { ...report, info: report_info }, uploads });
}

function progressOf({ sections, has_dealers }: RequestRow, provided: Provided): RequestProgress {
  const required = requiredSections({ sections: sections ?? {}, has_dealers });
  const missing = missingSections(required, provided).length;
  return { done: required.length - missing, required: required.length };
}

function deliveryOf(row: RequestRow): Request['delivery'] {
  const { delivery: state, delivery_channel: channel, delivery_reason: reason } = row;
  const delivery = presentDelivery({ state, channel, reason, at: row.delivery_at });
  return delivery && { ...delivery, about: row.delivery_about ?? 'REQUEST' };
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
    change: row.change,
    about: row.about,
    actor: { kind: row.actor_kind, name: row.actor_name },
    inserted_at: row.inserted_at.toISOString(),
  };
}
