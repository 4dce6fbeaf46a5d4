import type { Row } from '../../../db/schema.ts';
import { amountDetail } from '../../../domain/money.ts';
import { queueAuctionMessages, type AuctionRecipient } from '../../../messaging/queueAuction.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent, SYSTEM } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit, CLOCK } from '../audit.ts';
import { dealerRecipient, type AuctionParts } from './close.ts';
import { findAuction, listBidders } from './queries.ts';
import {
  findColleague,
  messageFacts,
  staffLink,
  staffRecipient,
  subjectOf,
  type Subject,
} from '../subject.ts';

/**
 * Records, once, that the owner has not answered in time, and notifies the dealer and staff.
 * @param tradeIn locked by the caller in `tx`.
 */
export async function expireIfDue(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
): Promise<boolean> {
  const now = services.clock.now();
  const { offer_value_cents: cents, offer_expires_at: end, offer_auction_id: auctionId } = tradeIn;
  const waits = tradeIn.offer_accepted === null && tradeIn.offer_expired_at === null;
  if (cents === null || end === null || !waits || now < end) return false;
  const currency = tradeIn.offer_currency ?? 'EUR';
  await tx
    .updateTable('trade_ins')
    .set({ offer_expired_at: now })
    .where('id', '=', tradeIn.id)
    .execute();
  if (auctionId) {
    await tx
      .updateTable('auctions')
      .set({ status: 'EXPIRED' })
      .where('id', '=', auctionId)
      .where('status', '=', 'AWAITING_OWNER')
      .execute();
  }
  await audit(tx, tradeIn, 'OFFER_EXPIRED', {
    actor: CLOCK,
    at: now,
    callId: null,
    cents,
    currency,
    auctionId,
    before: 'AWAITING_OWNER',
    after: 'EXPIRED',
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  const detail = amountDetail(cents, currency);
  await addEvent(tx, subject.request, 'OFFER_EXPIRED', SYSTEM, now, { detail });
  const facts = messageFacts(subject, { cents, currency, time: end });
  const recipients = await afterOffer(services, tx, tradeIn, subject, {
    dealer: 'OFFER_EXPIRED',
    staff: 'STAFF_OFFER_EXPIRED',
    facts,
  });
  await queueAuctionMessages(
    services,
    tx,
    { partnerId: tradeIn.partner_id, auctionId, requestId: tradeIn.request_id },
    recipients,
  );
  await announceOffers(services, tx, subject.request);
  return true;
}

/** Who is notified of the outcome of an offer: its dealer, and the colleague in charge. */
export async function afterOffer(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  subject: Subject,
  notice: {
    dealer: AuctionRecipient['purpose'];
    staff: AuctionRecipient['purpose'];
    facts: AuctionRecipient['facts'];
  },
): Promise<AuctionRecipient[]> {
  const { offer_auction_id: auctionId, offer_dealer_id: dealerId } = tradeIn;
  const auction = auctionId ? await findAuction(tx, auctionId) : undefined;
  const bidders = auctionId ? await listBidders(tx, auctionId) : [];
  const colleague = await findColleague(tx, auction?.created_by ?? tradeIn.offered_by);
  const link = staffLink(services, subject.request);
  return [
    ...bidders
      .filter(({ id }) => id === dealerId)
      .map((bidder) => dealerRecipient(services, bidder, notice.dealer, notice.facts)),
    staffRecipient(colleague, notice.staff, notice.facts, link),
  ];
}
