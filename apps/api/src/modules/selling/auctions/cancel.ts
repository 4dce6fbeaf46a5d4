import { assertOwnWords } from '../../requests/ownWords.ts';
import { oneLine } from '../../../domain/contact.ts';
import { missingField } from '../../../domain/errors.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import { dealerRecipient, type AuctionParts } from './close.ts';
import { listBidders } from './queries.ts';
import { lockRunning } from './running.ts';
import { messageFacts, subjectOf } from '../subject.ts';

/**
 * Ends a running auction without a winner and tells its dealers the reason, in `tx`.
 * @throws Problem 409 when it is no longer running: a best offer that was made stays valid
 */
export async function cancelAuction(
  services: AuctionParts,
  tx: Tx,
  auctionId: string,
  given: { reason: string; userId: string; callId: string },
): Promise<void> {
  const reason = oneLine(given.reason);
  if (reason === '') throw missingField('reason');
  const { auction, tradeIn, now } = await lockRunning(services, tx, auctionId);
  await assertOwnWords(tx, auction.partner_id, { reason });
  await tx
    .updateTable('auctions')
    .set({ status: 'CANCELLED', cancel_reason: reason, closed_at: now })
    .where('id', '=', auctionId)
    .execute();
  await audit(tx, tradeIn, 'AUCTION_CANCELLED', {
    actor: { kind: 'STAFF', id: given.userId },
    at: now,
    callId: given.callId,
    auctionId,
    before: 'RUNNING',
    after: 'CANCELLED',
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  const actor = { kind: 'STAFF', id: given.userId } as const;
  await addEvent(tx, subject.request, 'AUCTION_CANCELLED', actor, now, { detail: reason });
  const { currency_code: currency, end_time: time } = auction;
  const facts = messageFacts(subject, { currency, time, reason });
  const bidders = await listBidders(tx, auctionId);
  await queueAuctionMessages(
    services,
    tx,
    { partnerId: auction.partner_id, auctionId },
    bidders.map((bidder) => dealerRecipient(services, bidder, 'AUCTION_CANCELLED', facts)),
  );
  await announceOffers(services, tx, subject.request, 'AUCTION');
}
