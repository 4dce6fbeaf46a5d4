import { type PaymentMethod, type Subscription, pageSize } from '@forecourt/contract';
import { SUBSCRIPTION, amount } from '../../domain/money.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { listMonths, presentInvoice } from './invoices.ts';
import { findSubscription, startSubscription } from './queries.ts';

/**
 * This product charges nobody: the cards are placeholders for those of a payment provider (spec
 * §1).
 */
const SAMPLE_METHODS: readonly PaymentMethod[] = [
  { id: 'sample-visa', brand: 'Visa', last4: '4242', expires: '2029-08', default: true },
  {
    id: 'sample-mastercard',
    brand: 'Mastercard',
    last4: '4444',
    expires: '2028-03',
    default: false,
  },
];

export const handlers = {
  async getBilling({ query, requirePartner, services }) {
    const { partner_id: partnerId } = query;
    requirePartner(partnerId);
    const row = await services.db.readOne([partnerId], (tx) => findSubscription(tx, partnerId));
    return {
      subscription: presentSubscription(row?.active ?? false),
      payment_methods: [...SAMPLE_METHODS],
      sample: true,
    };
  },

  async listInvoices({ query, requirePartner, services }) {
    const { partner_id: partnerId, limit = pageSize } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const now = services.clock.now();
    return services.db.read([partnerId], async (tx) => {
      const months = await listMonths(tx, partnerId, now);
      const rest = months.filter(({ start }) => !after || start < after.at);
      const shown = page(rest.slice(0, limit + 1), limit, ({ start }) => ({
        at: start,
        id: 'month',
      }));
      return {
        invoices: shown.rows.map((month) => presentInvoice(partnerId, month, now)),
        metadata: { after: shown.after },
      };
    });
  },

  async subscribe({ body, staff, requirePartner, services }) {
    const partnerId = body.partner_id ?? staff.memberships[0]?.partnerId;
    if (!partnerId) throw notFound();
    requirePartner(partnerId);
    await services.db.scoped([partnerId], (tx) => startSubscription(services, tx, partnerId));
    return { subscription: presentSubscription(true) };
  },
} satisfies Handlers;

function presentSubscription(active: boolean): Subscription {
  return { active, price: amount(SUBSCRIPTION.cents), currency: SUBSCRIPTION.currency };
}
