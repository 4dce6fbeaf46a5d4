import type { InsightsStep } from '@forecourt/contract';
import type { MessageAbout, RequestEventType, RequestsTable } from '../db/schema.ts';

/** The columns of requests with the time of a step that the timeline tells of. */
export type StepColumn = keyof Pick<
  RequestsTable,
  | 'delivered_at'
  | 'started_at'
  | 'reported_at'
  | 'concluded_at'
  | 'offered_at'
  | 'accepted_at'
  | 'sold_at'
>;

const STEPS: Partial<Record<RequestEventType, StepColumn>> = {
  DELIVERED: 'delivered_at',
  STARTED: 'started_at',
  COMPLETED: 'reported_at',
  CONCLUDED: 'concluded_at',
  OFFER_MADE: 'offered_at',
  BEST_OFFERED: 'offered_at',
  OFFER_ACCEPTED: 'accepted_at',
  SOLD: 'sold_at',
};

/**
 * The column that keeps when an entry of the timeline happened first; undefined for an entry that is
 * no step. Only messages with the customer's link to the report say that the request was delivered.
 */
export function stepOf(
  type: RequestEventType,
  about?: MessageAbout | null,
): StepColumn | undefined {
  if (type === 'DELIVERED' && about !== 'REQUEST' && about !== 'FOLLOW_UP') return undefined;
  return STEPS[type];
}

/** The column of requests with the time of each step. */
export const stepColumns = {
  CREATED: 'inserted_at',
  SENT: 'sent_at',
  DELIVERED: 'delivered_at',
  OPENED: 'opened_at',
  STARTED: 'started_at',
  COMPLETED: 'reported_at',
  OFFERED: 'offered_at',
  ACCEPTED: 'accepted_at',
  SOLD: 'sold_at',
  CONCLUDED: 'concluded_at',
} as const satisfies Record<InsightsStep, keyof RequestsTable>;

const TO_REPORT = ['CREATED', 'SENT', 'DELIVERED', 'OPENED', 'STARTED', 'COMPLETED'] as const;
const TO_SALE = [...TO_REPORT, 'OFFERED', 'ACCEPTED', 'SOLD'] as const;
const TO_CONCLUSION = [...TO_REPORT, 'CONCLUDED'] as const;

/** The way of a request, in order; it ends in a sale or in a conclusion. */
export function stepsTo(end: 'sale' | 'conclusion'): readonly InsightsStep[] {
  return end === 'sale' ? TO_SALE : TO_CONCLUSION;
}

/** From which step the time to another is taken; a step without one is the first. */
export const stepBefore = {
  SENT: 'CREATED',
  DELIVERED: 'SENT',
  // not from the delivery, of which email has no report
  OPENED: 'SENT',
  STARTED: 'OPENED',
  COMPLETED: 'STARTED',
  OFFERED: 'COMPLETED',
  ACCEPTED: 'OFFERED',
  SOLD: 'ACCEPTED',
  CONCLUDED: 'COMPLETED',
} as const satisfies Partial<Record<InsightsStep, InsightsStep>>;
