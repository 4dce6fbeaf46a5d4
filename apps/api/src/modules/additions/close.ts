import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** Ends an open addition of a request that the caller has locked. */
export async function closeAddition(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { id }: Pick<Row<'additions'>, 'id'>,
  end: { state: 'COMPLETED' | 'CANCELLED'; reason?: string | null },
): Promise<void> {
  await tx
    .updateTable('additions')
    .set({ ...end, closed_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute();
}
