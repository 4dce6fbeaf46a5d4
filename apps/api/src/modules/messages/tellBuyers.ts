import type { Tx } from '../../db/database.ts';
import { saleOf } from '../../db/sold.ts';
import type { Services } from '../../services.ts';
import { partyOf } from './conversations.ts';
import { writeMessage } from './write.ts';

/** What buyers read in their conversation; its beginning is quoted in the mail about it. */
const TEXTS = {
  SOLD: 'This car is sold. Thank you for your interest.',
  FOR_SALE: 'This car is for sale again. Let us know if you’re still interested.',
};

/**
 * Tells everybody who asked about a car that it is sold, or for sale again, as a message in their
 * conversation: once for each deal, and not the dealer who buys it.
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
  const [state, text] = sale ? (['sold', TEXTS.SOLD] as const) : ['for-sale', TEXTS.FOR_SALE];
  const threads = await tx
    .selectFrom('threads')
    .where('lead_id', '=', requestId)
    .where('initiator', '=', 'BUYER_AGENT')
    .orderBy('id')
    .selectAll()
    .execute();
  for (const thread of threads) {
    if (sale?.dealerId != null && sale.dealerId === partyOf(thread).id) continue;
    const key = `${state}:${dealId}`;
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
