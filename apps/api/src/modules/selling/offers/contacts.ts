import type { OfferContacts } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { presentContacts } from '../auctions/presentParts.ts';

/**
 * The owner's contact after accepting: the dealer of the best bid, or the member of staff who made
 * the offer, in the partner's name.
 */
export async function contactsForOwner(
  tx: Tx,
  { offer_dealer_id, offered_by, partner_id }: Row<'trade_ins'>,
): Promise<OfferContacts | null> {
  if (offer_dealer_id) {
    const dealer = await tx
      .selectFrom('dealers')
      .where('id', '=', offer_dealer_id)
      .select(['name', 'email', 'phone', 'address'])
      .executeTakeFirst();
    return dealer ? presentContacts(dealer) : null;
  }
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partner_id)
    .select('name')
    .executeTakeFirst();
  const colleague = await tx
    .selectFrom('users')
    .where('id', '=', offered_by ?? '')
    .select(['email', 'phone'])
    .executeTakeFirst();
  const { email = null, phone = null } = colleague ?? {};
  return presentContacts({ name: partner?.name ?? null, email, phone });
}
