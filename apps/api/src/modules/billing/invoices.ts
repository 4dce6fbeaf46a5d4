import type { Invoice } from '@forecourt/contract';
import { SUBSCRIPTION, amount } from '../../domain/money.ts';
import type { Tx } from '../../db/database.ts';
import { findSubscription } from './queries.ts';

/** A month of the subscription. */
export interface Month {
  /** Its first moment, in UTC. */
  start: Date;
}

/** First moment, in UTC, of the month `later` months after the given one. */
export function monthStart(at: Date, later = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));
}

/** The months with a subscription, newest first. */
export async function listMonths(tx: Tx, partnerId: string, now: Date): Promise<Month[]> {
  const subscription = await findSubscription(tx, partnerId);
  if (!subscription?.active) return [];
  const months: Month[] = [];
  const first = monthStart(subscription.started_at);
  for (let start = first; start <= now; start = monthStart(start, 1)) months.unshift({ start });
  return months;
}

/**
 * A month's invoice: placeholder data (spec §1). That of the current month is OPEN, earlier ones are
 * PAID. Dealers' fees are theirs to pay, and never on it.
 */
export function presentInvoice(partnerId: string, { start }: Month, now: Date): Invoice {
  const month = start.toISOString().slice(0, 7);
  const price = amount(SUBSCRIPTION.cents);
  return {
    id: `${month}-${partnerId}`,
    number: `FC-${month}-${partnerId.slice(-4).toUpperCase()}`,
    issued_at: start.toISOString(),
    amount: price,
    currency_code: SUBSCRIPTION.currency,
    status: now < monthStart(start, 1) ? 'OPEN' : 'PAID',
    lines: [{ text: 'Subscription', amount: price }],
  };
}
