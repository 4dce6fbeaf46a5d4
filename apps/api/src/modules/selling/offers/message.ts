import type { Channel } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { AuctionPurpose } from '../../../messaging/purposes.ts';
import { missingField } from '../../../domain/errors.ts';
import { requireChannel } from '../../../messaging/channels.ts';
import { findOfferMessage } from '../../../messaging/offerMessages.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { offerLink, messageFacts } from '../subject.ts';
import { lockReachable } from './pending.ts';

/**
 * Sends the owner the pending offer again, by a channel that staff choose, in `tx`.
 * @throws Problem 409 when no offer waits for the owner, or the channel is turned off; 422 without
 * such an address, and as `enqueue` for messages from staff
 */
export async function sendOfferMessage(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  { channel, userId }: { channel: Channel; userId: string },
): Promise<void> {
  const { tradeIn, subject } = await lockReachable(services, tx, tradeInId);
  const { email, phone, id: requestId } = subject.request;
  if ((channel === 'SMS' ? phone : email) === null) throw missingField('channel');
  requireChannel(services.config, channel);
  const before = await findOfferMessage(tx, tradeIn);
  const { offer_value_cents: cents, offer_currency: currency, offer_expires_at: time } = tradeIn;
  const facts = messageFacts(subject, {
    cents,
    currency: currency ?? subject.partner.currency,
    time: time ?? services.clock.now(),
  });
  const about = {
    partnerId: tradeIn.partner_id,
    auctionId: tradeIn.offer_auction_id,
    requestId,
  };
  const owner = {
    // the words of the message that did not arrive
    purpose: (before?.purpose ?? 'OFFER') as AuctionPurpose,
    phone: channel === 'SMS' ? phone : null,
    email: channel === 'EMAIL' ? email : null,
    dealerId: null,
    facts,
    link: offerLink(services, subject.request),
  };
  await queueAuctionMessages(services, tx, about, [owner], { kind: 'STAFF', userId });
  await announceOffers(services, tx, subject.request);
}

/**
 * The owner's page of the pending offer, for staff to pass on themselves. Whoever has it can answer
 * as the owner, so the timeline keeps who took it.
 * @throws Problem 409 when no offer waits for the owner
 */
export async function copyOfferLink(
  services: AuctionParts,
  tx: Tx,
  tradeInId: string,
  { userId }: { userId: string },
): Promise<string> {
  const { subject } = await lockReachable(services, tx, tradeInId);
  const actor = { kind: 'STAFF', id: userId } as const;
  await addEvent(tx, subject.request, 'OFFER_LINK_COPIED', actor, services.clock.now());
  await announceOffers(services, tx, subject.request);
  return offerLink(services, subject.request);
}
