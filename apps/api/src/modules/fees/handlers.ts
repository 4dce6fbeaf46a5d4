import { type DealerFees, type Fee, pageSize, threadPanelPageSize } from '@forecourt/contract';
import { amount } from '../../domain/money.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { listDealerFees, listFees, type DealerFeesRow, type FeeRow } from './queries.ts';

export const handlers = {
  async listFees({ query, requirePartner, services }) {
    const { partner_id: partnerId, limit = pageSize, dealer_id: dealerId, state } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const rows = await services.db.readOne([partnerId], (tx) =>
      listFees(tx, { partnerId, dealerId, state }, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return { fees: shown.rows.map(presentFee), metadata: { after: shown.after } };
  },

  /** Nothing is collected by this product, so the sums are labelled as a sample. */
  async listDealerFees({ query, requirePartner, services }) {
    const { partner_id: partnerId, limit = threadPanelPageSize } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const rows = await services.db.readOne([partnerId], (tx) =>
      listDealerFees(tx, partnerId, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.latest_at, id: row.key }));
    return {
      dealers: shown.rows.map(presentDealerFees),
      metadata: { after: shown.after },
      sample: true,
    };
  },
} satisfies Handlers;

function presentFee(row: FeeRow): Fee {
  return {
    id: row.id,
    dealer: { name: row.dealer_name },
    dealer_id: row.dealer_id,
    request_id: row.request_id,
    auction_id: row.auction_id,
    amount: amount(row.amount_cents),
    currency_code: row.currency_code,
    state: row.state,
    state_since: (row.state_since ?? row.inserted_at).toISOString(),
    inserted_at: row.inserted_at.toISOString(),
  };
}

function presentDealerFees(row: DealerFeesRow): DealerFees {
  return {
    dealer_id: row.dealer_id,
    dealer: { name: row.dealer_name },
    currency_code: row.currency_code,
    due: amount(row.due_cents),
    returned: amount(row.returned_cents),
    leads: row.leads,
    latest_at: row.latest_at.toISOString(),
  };
}
