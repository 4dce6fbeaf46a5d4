import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

export function findSubscription(
  tx: Tx,
  partnerId: string,
): Promise<Row<'subscriptions'> | undefined> {
  return tx
    .selectFrom('subscriptions')
    .where('partner_id', '=', partnerId)
    .selectAll()
    .executeTakeFirst();
}

/** Starts or resumes the subscription; an active one stays as it is. */
export async function startSubscription(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  partnerId: string,
): Promise<void> {
  const now = clock.now();
  await tx
    .insertInto('subscriptions')
    .values({ partner_id: partnerId, active: true, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column('partner_id')
        .doUpdateSet({ active: true, started_at: now })
        .where('subscriptions.active', '=', false),
    )
    .execute();
}

/** A fee with its dealer's name. */
export type BookedFee = Row<'fees'> & { dealer_name: string };

/** Fees booked in the given period, oldest first. */
export function listFeesBetween(
  tx: Tx,
  partnerId: string,
  from: Date,
  to: Date,
): Promise<BookedFee[]> {
  return tx
    .selectFrom('fees')
    .innerJoin('dealers', 'dealers.id', 'fees.dealer_id')
    .where('fees.partner_id', '=', partnerId)
    .where('fees.inserted_at', '>=', from)
    .where('fees.inserted_at', '<', to)
    .orderBy('fees.inserted_at')
    .orderBy('fees.id')
    .selectAll('fees')
    .select('dealers.name as dealer_name')
    .execute();
}
