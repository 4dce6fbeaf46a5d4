import { type Fee, pageSize } from '@forecourt/contract';
import { amount } from '../../domain/money.ts';
import { decodeCursor, olderThan, page, type Cursor } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import type { Tx } from '../../db/database.ts';

export const handlers = {
  async listFees({ query, requirePartner, services }) {
    const { partner_id: partnerId, limit = pageSize } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const rows = await services.db.readOne([partnerId], (tx) =>
      listFees(tx, partnerId, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return { fees: shown.rows.map(presentFee), metadata: { after: shown.after } };
  },
} satisfies Handlers;

/** A page of a partner's fees plus one row, newest first. */
function listFees(tx: Tx, partnerId: string, after: Cursor | null, limit: number) {
  return tx
    .selectFrom('fees')
    .innerJoin('dealers', 'dealers.id', 'fees.dealer_id')
    .where('fees.partner_id', '=', partnerId)
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'fees.inserted_at', 'fees.id')),
    )
    .orderBy('fees.inserted_at', 'desc')
    .orderBy('fees.id', 'desc')
    .limit(limit + 1)
    .selectAll('fees')
    .select('dealers.name as dealer_name')
    .execute();
}

function presentFee(row: Awaited<ReturnType<typeof listFees>>[number]): Fee {
  return {
    id: row.id,
    dealer: { name: row.dealer_name },
    request_id: row.request_id,
    auction_id: row.auction_id,
    amount: amount(row.amount_cents),
    currency_code: row.currency_code,
    inserted_at: row.inserted_at.toISOString(),
  };
}
