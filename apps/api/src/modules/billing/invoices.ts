import type { Invoice, InvoiceLine } from '@forecourt/contract';
import { SUBSCRIPTION, amount } from '../../domain/money.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { findSubscription, type BookedFee } from './queries.ts';

/** A month with something to charge. */
export interface Month {
  /** Its first moment, in UTC. */
  start: Date;
  /** Whether the subscription was active. */
  subscribed: boolean;
}

/** First moment, in UTC, of the month `later` months after the given one. */
export function monthStart(at: Date, later = 0): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1));
}

/** The months with a subscription or a fee, newest first. */
export async function listMonths(tx: Tx, partnerId: string, now: Date): Promise<Month[]> {
  const subscription = await findSubscription(tx, partnerId);
  const booked = await tx
    .selectFrom('fees')
    .where('partner_id', '=', partnerId)
    .select(sql<Date>`date_trunc('month', inserted_at, 'UTC')`.as('start'))
    .distinct()
    .execute();
  const months = new Map<number, Month>();
  for (const { start } of booked) months.set(start.getTime(), { start, subscribed: false });
  if (subscription?.active) {
    const first = monthStart(subscription.started_at);
    for (let start = first; start <= now; start = monthStart(start, 1)) {
      months.set(start.getTime(), { start, subscribed: true });
    }
  }
  return [...months.values()].sort((one, other) => other.start.getTime() - one.start.getTime());
}

/**
 * A month's invoice. Placeholder data (spec §1) except for the fees: that of the current month is
 * OPEN and grows with each fee, earlier ones are PAID.
 *
 * @param fees of this month, and maybe of others.
 */
export function presentInvoice(
  partnerId: string,
  { start, subscribed }: Month,
  fees: readonly BookedFee[],
  now: Date,
): Invoice {
  const end = monthStart(start, 1);
  const own = fees.filter(({ inserted_at: at }) => at >= start && at < end);
  const lines: InvoiceLine[] = [
    ...(subscribed ? [{ text: 'Subscription', amount: amount(SUBSCRIPTION.cents) }] : []),
    ...own.map(({ dealer_name, amount_cents }) => ({
      text: `Acceptance fee: ${dealer_name}`,
      amount: amount(amount_cents),
    })),
  ];
  const cents =
    (subscribed ? SUBSCRIPTION.cents : 0) + own.reduce((sum, fee) => sum + fee.amount_cents, 0);
  const month = start.toISOString().slice(0, 7);
  return {
    id: `${month}-${partnerId}`,
    number: `FC-${month}-${partnerId.slice(-4).toUpperCase()}`,
    issued_at: start.toISOString(),
    amount: amount(cents),
    currency_code: SUBSCRIPTION.currency,
    status: now < end ? 'OPEN' : 'PAID',
    lines,
  };
}
