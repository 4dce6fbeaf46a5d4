import type {
  CaptureConclusion,
  ClaimStatus,
  ConclusionTelling,
  ConclusionUndo,
} from '@forecourt/contract';
import { undoUntil } from '../../domain/conclusion.ts';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { findConclusionMessage } from '../../messaging/conclusionMessages.ts';
import { nextStep } from '../../messaging/conclusionTexts.ts';
import { deliveryIn, presentDelivery } from '../../messaging/delivery.ts';
import { senderOf } from '../../messaging/queue.ts';
import { findConclusionOf, type ConclusionRow } from './queries.ts';
import { carOf, kindIn } from './telling.ts';

/** The status that undo restores, for staff; null when undo is not, or no longer, possible. */
export function presentUndo(
  row: Pick<Row<'claims'>, 'status' | 'status_before' | 'concluded_at'>,
  now: Date,
): ConclusionUndo | null {
  const before = row.status_before as ClaimStatus | null;
  const until = undoUntil({ before, concludedAt: row.concluded_at });
  return before !== null && until && now <= until
    ? { status: before, until: until.toISOString() }
    : null;
}

type Told = Pick<
  ConclusionRow,
  'request_id' | 'status' | 'tells' | 'tell_at' | 'told_at' | 'told_opened_at'
>;

/** How the customer is told the conclusion that stands, for staff; null when they are not. */
export async function presentTelling(tx: Tx, row: Told): Promise<ConclusionTelling | null> {
  const { tells, tell_at: plannedAt, told_at: toldAt, told_opened_at: openedAt } = row;
  if (!tells) return null;
  const message = toldAt && !plannedAt && (await findConclusionMessage(tx, row.request_id, toldAt));
  return {
    planned_at: plannedAt?.toISOString() ?? null,
    told_at: plannedAt ? null : (toldAt?.toISOString() ?? null),
    message: message ? presentDelivery(deliveryIn(message)) : null,
    opened_at: openedAt?.toISOString() ?? null,
  };
}

/** Whether the customer's page shows the conclusion that stands: they know of it, or of another. */
export function isShown(
  request: Pick<Row<'requests'>, 'request_type'>,
  { tells, told_at: toldAt, status }: Pick<Told, 'tells' | 'told_at' | 'status'>,
): boolean {
  return tells && toldAt !== null && kindIn(request, status) !== null;
}

/**
 * What a customer's page shows of the conclusion. An allow-list: only what is named here reaches
 * them. Undefined as long as they were told of none. It stays while more is asked of them.
 */
export async function customersConclusion(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'request_type' | 'partner_id' | 'status' | 'locale'>,
  report: Pick<Row<'reports'>, 'year' | 'make' | 'model' | 'plate'>,
): Promise<CaptureConclusion | undefined> {
  if (request.status === 'ARCHIVED') return undefined;
  const row = await findConclusionOf(tx, request);
  if (!row?.told_at) return undefined;
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', request.partner_id)
    .select(['name', 'time_zone'])
    .executeTakeFirstOrThrow();
  const kind = isShown(request, row) ? kindIn(request, row.status) : null;
  const { texts, locale } = await senderOf(tx, request);
  const what = kind && { flow: request.request_type, kind };
  const car = carOf(report);
  return {
    status: kind && (row.status as ClaimStatus),
    concluded_at: kind && (row.concluded_at?.toISOString() ?? null),
    time_zone: partner.time_zone,
    car,
    plate: report.plate,
    next: what && nextStep(what, texts, { partner: partner.name, car }, locale),
  };
}
