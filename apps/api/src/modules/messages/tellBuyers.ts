import type { Tx } from '../../db/database.ts';
import { saleOf } from '../../db/sold.ts';
import { languageOf } from '../../domain/language.ts';
import { wordsIn } from '../../messaging/words/index.ts';
import type { Services } from '../../services.ts';
import { partyOf } from './conversations.ts';
import { writeMessage } from './write.ts';

/**
 * Tells everybody who asked about a car that it is sold, or for sale again, as a message in their
 * conversation and in the partner's language: once for each deal, and not the dealer who buys it.
 *
 * @param dealId of the deal that began or came to nothing
 */
export async function tellBuyers(
  services: Pick<Services, 'clock' | 'realtime' | 'jobs'>,
  tx: Tx,
  requestId: string,
  dealId: string,
): Promise<void> {
  const sale = await saleOf(tx, requestId);
  // A deal that came to nothing does not undo what staff have withdrawn.
  if (!sale && (await isWithdrawn(tx, requestId))) return;
  const threads = await tx
    .selectFrom('threads')
    .innerJoin('partners', 'partners.id', 'threads.partner_id')
    .where('lead_id', '=', requestId)
    .where('initiator', '=', 'BUYER_AGENT')
    .orderBy('threads.id')
    .selectAll('threads')
    .select('partners.locales')
    .execute();
  for (const thread of threads) {
    if (sale?.dealerId != null && sale.dealerId === partyOf(thread).id) continue;
    const { buyers } = wordsIn(languageOf(thread).locale);
    const text = sale ? buyers.sold : buyers.forSale;
    const key = `${sale ? 'sold' : 'for-sale'}:${dealId}`;
    await writeMessage(services, tx, thread.id, { side: 'STAFF', userId: null, text, key });
  }
}

async function isWithdrawn(tx: Tx, requestId: string): Promise<boolean> {
  const { listing_withdrawn_at: at } = await tx
    .selectFrom('requests')
    .where('id', '=', requestId)
    .select('listing_withdrawn_at')
    .executeTakeFirstOrThrow();
  return at !== null;
}
