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
