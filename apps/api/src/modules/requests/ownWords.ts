import { hasAddress } from '../../domain/foreignAddress.ts';
import { foreignAddress } from '../../domain/errors.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Checks texts that a partner sends or stores, by field. An unverified partner's texts must not
 * contain addresses of sites or mailboxes: its messages have only the product's own link.
 *
 * @throws Problem 422 ADDRESS_NOT_ALLOWED naming the field
 */
export async function assertOwnWords(
  tx: Tx,
  partnerId: string,
  words: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const named = Object.entries(words).find(([, text]) => text && hasAddress(text));
  if (!named) return;
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('verified_at')
    .executeTakeFirst();
  if (partner?.verified_at === null) throw foreignAddress(named[0]);
}
