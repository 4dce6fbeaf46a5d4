import type { DetailChange, WebhookEventType } from '@forecourt/contract';
import {
  type ActorKind,
  json,
  type MessageAbout,
  type RequestEventType,
  type RequestStatus,
  type RequestsTable,
  type Row,
} from '../../db/schema.ts';
import type { Updateable } from 'kysely';
import { moveOf, type RequestAction } from '../../domain/requestStatus.ts';
import { type StepColumn, stepOf } from '../../domain/requestSteps.ts';
import { invalidTransition } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { emitWebhookEvent } from '../integrations/emit.ts';
import { hasPhotos } from './queries.ts';

export interface Actor {
  kind: ActorKind;
  /** The user's id, of staff. */
  id?: string;
}

export const CUSTOMER: Actor = { kind: 'CUSTOMER' };
export const SYSTEM: Actor = { kind: 'SYSTEM' };

type Parts = Pick<Services, 'clock' | 'jobs' | 'realtime'>;

/** The timeline entry for each action. */
const EVENTS: Record<RequestAction, RequestEventType> = {
  DELIVER: 'SENT',
  FOLLOW_UP: 'FOLLOW_UP_SENT',
  RESEND: 'RESENT',
  OPEN: 'OPENED',
  UPLOAD: 'STARTED',
  SUBMIT: 'COMPLETED',
  ASK_ADDITION: 'ADDITION_ASKED',
  SUBMIT_ADDITION: 'ADDITION_COMPLETED',
  CANCEL_ADDITION: 'ADDITION_CANCELLED',
  IDLE: 'INACTIVE',
  ARCHIVE: 'ARCHIVED',
  UNARCHIVE: 'UNARCHIVED',
};

/** What makes a report complete. */
const SUBMITTING: ReadonlySet<RequestAction> = new Set(['SUBMIT', 'SUBMIT_ADDITION']);

/** What staff do that renews the customer's link. */
const RENEWING: ReadonlySet<RequestAction> = new Set(['FOLLOW_UP', 'RESEND', 'ASK_ADDITION']);

/**
 * Changes the status of a request that the caller has locked in `tx`, with times, timeline and
 * announcement.
 *
 * @param said what the timeline says of it besides; see the contract's RequestEvent.
 * @returns the request after the change; unchanged when the action has no effect.
 * @throws Problem 409 INVALID_TRANSITION when the action is not allowed; nothing is changed.
 */
export async function moveRequest(
  parts: Parts,
  tx: Tx,
  request: Row<'requests'>,
  action: RequestAction,
  actor: Actor,
  said: { detail?: string | null; about?: MessageAbout } = {},
): Promise<Row<'requests'>> {
  const { clock, realtime } = parts;
  const started = action === 'OPEN' && (await hasPhotos(tx, request.id));
  const facts = { started, statusBeforeArchive: request.status_before_archive };
  const move = moveOf(request.status, action, facts);
  if (move.kind === 'illegal')
    throw invalidTransition(`${action} does not follow ${request.status}`);

  const now = clock.now();
  const active = actor.kind === 'CUSTOMER' || RENEWING.has(action);
  if (move.kind === 'stays') {
    if (active) await update(tx, request.id, { last_activity_at: now });
    return request;
  }
  const changed = await update(tx, request.id, {
    status: move.status,
    updated_at: now,
    ...(active || action === 'UNARCHIVE' ? { last_activity_at: now } : {}),
    ...timesOf(action, request, now),
    status_before_archive: action === 'ARCHIVE' ? request.status : null,
  });
  const { detail, about } = said;
  const details = { from: request.status, ...(detail && { detail }), ...(about && { about }) };
  await addEvent(tx, changed, EVENTS[action], actor, now, details);
  await announce(realtime, tx, changed);
  await emit(parts, tx, changed, 'request.status_changed');
  if (SUBMITTING.has(action)) await emit(parts, tx, changed, 'report.completed');
  return changed;
}

function emit(
  parts: Parts,
  tx: Tx,
  { id, partner_id, request_type, status }: Row<'requests'>,
  type: WebhookEventType,
): Promise<void> {
  const data = { request_id: id, request_type, status };
  return emitWebhookEvent(parts, tx, partner_id, type, data);
}

/** Adds an entry to the timeline. */
export async function addEvent(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'partner_id' | 'status'>,
  type: RequestEventType,
  actor: Actor,
  at: Date,
  details: {
    from?: RequestStatus;
    section?: string;
    detail?: string;
    change?: DetailChange;
    about?: MessageAbout;
  } = {},
): Promise<void> {
  await tx
    .insertInto('request_events')
    .values({
      partner_id: request.partner_id,
      request_id: request.id,
      type,
      from_status: details.from ?? null,
      status: request.status,
      section: details.section ?? null,
      detail: details.detail ?? null,
      change: details.change ? json(details.change) : null,
      about: details.about ?? null,
      actor_kind: actor.kind,
      actor_id: actor.id ?? null,
      inserted_at: at,
    })
    .execute();
  const step = stepOf(type, details.about);
  if (step) await keepStep(tx, request.id, step, at);
}

/** Keeps when a request first came to a step of its way. */
export async function keepStep(
  tx: Tx,
  requestId: string,
  step: StepColumn,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('requests')
    .set({ [step]: at })
    .where('id', '=', requestId)
    .where(step, 'is', null)
    .execute();
}

/** Notifies everybody who watches the partner's lists, when `tx` commits. */
export function announce(
  realtime: Services['realtime'],
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'partner_id' | 'self_service'>,
): Promise<void> {
  return realtime.requestChanged(tx, {
    partnerId: request.partner_id,
    requestId: request.id,
    selfService: request.self_service,
  });
}

function update(tx: Tx, id: string, values: Updateable<RequestsTable>): Promise<Row<'requests'>> {
  return tx
    .updateTable('requests')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function timesOf(
  action: RequestAction,
  request: Row<'requests'>,
  now: Date,
): Updateable<RequestsTable> {
  if (action === 'DELIVER') return { sent_at: request.sent_at ?? now };
  if (action === 'OPEN') return { opened_at: request.opened_at ?? now };
  if (action === 'SUBMIT' || action === 'SUBMIT_ADDITION') return { completed_at: now };
  return {};
}
