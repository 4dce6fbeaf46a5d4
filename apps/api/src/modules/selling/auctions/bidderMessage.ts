import type { TextChannel, Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import { invalidTransition, notFound } from '../../../http/problem.ts';
import { requireChannel } from '../../../messaging/channels.ts';
import { enqueue } from '../../../messaging/enqueue.ts';
import { dealerLinkIsLive } from '../../links/live.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { dealerLink } from '../dealers/dealerLink.ts';
import { subjectOf, type Subject } from '../subject.ts';
import type { AuctionParts } from './close.ts';
import { dealerWays } from './dealerWays.ts';
import { tellInvited } from './invite.ts';
import { type BidderRow, listBidders } from './queries.ts';
import { lockAuction } from './running.ts';

interface Place {
  auction: Row<'auctions'>;
  bidder: BidderRow;
  subject: Subject;
  now: Date;
}

/**
 * Sends a dealer again what did not arrive, by a channel that staff choose, in `tx`. By the same
 * channel it has the same words; an invitation by the other one is written for that.
 * @throws Problem 409 when nothing has failed, or the channel is turned off; 422 for a channel that is
 * none of the dealer's ways, and as `enqueue` for messages from staff
 */
export async function sendBidderMessage(
  services: AuctionParts,
  tx: Tx,
  { auctionId, dealerId }: { auctionId: string; dealerId: string },
  { channel, userId }: { channel: TextChannel; userId: string },
): Promise<void> {
  const place = await lockPlace(services, tx, auctionId, dealerId);
  const { auction, bidder, subject, now } = place;
  const ways = dealerWays(bidder, auction, now);
  if (ways.length === 0) throw invalidTransition('Nothing has failed');
  if (!ways.includes(channel)) throw invalidFormat('channel');
  requireChannel(services.config, channel);
  const sender = { kind: 'STAFF', userId } as const;
  if (channel === bidder.channel) {
    const { purpose, subject: title, body, link, locale } = await messageOf(tx, bidder);
    const recipient = (channel === 'SMS' ? bidder.phone : bidder.email) ?? '';
    const words = { channel, purpose, subject: title, body, link, locale };
    const whom = { recipient, auction_id: auction.id, dealer_id: dealerId };
    await enqueue(services, tx, auction.partner_id, sender, [{ ...words, ...whom }]);
  } else {
    await tellInvited(services, tx, auction, subject, (id) => id === dealerId, sender, channel);
  }
  await announceOffers(services, tx, subject.request, 'AUCTION');
}

/**
 * A dealer's page of an auction, for staff to pass on themselves. Anyone who has it can bid as the
 * dealer, so the timeline keeps who took it.
 * @throws Problem 409 when it opens nothing anymore
 */
export async function copyBidderLink(
  services: AuctionParts,
  tx: Tx,
  { auctionId, dealerId }: { auctionId: string; dealerId: string },
  { userId }: { userId: string },
): Promise<string> {
  const { bidder, subject, now } = await lockPlace(services, tx, auctionId, dealerId);
  const actor = { kind: 'STAFF', id: userId } as const;
  await addEvent(tx, subject.request, 'DEALER_LINK_COPIED', actor, now, { detail: bidder.name });
  await announceOffers(services, tx, subject.request, 'AUCTION');
  return dealerLink(services, { id: bidder.bidder_id, key_version: bidder.key_version });
}

/** A dealer's place in an auction, locked with its trade-in, while its link opens it. */
async function lockPlace(
  { clock }: Pick<AuctionParts, 'clock'>,
  tx: Tx,
  auctionId: string,
  dealerId: string,
): Promise<Place> {
  const { auction, tradeIn } = await lockAuction(tx, auctionId);
  const [bidder] = await listBidders(tx, auctionId, dealerId);
  if (!bidder) throw notFound();
  const subject = await subjectOf(tx, tradeIn.request_id);
  const now = clock.now();
  const { end_time } = auction;
  if (!dealerLinkIsLive({ end_time, status: subject.request.status }, now)) {
    throw invalidTransition('Its link opens nothing');
  }
  return { auction, bidder, subject, now };
}

function messageOf(tx: Tx, { message_id: id }: BidderRow): Promise<Row<'outbox'>> {
  return tx
    .selectFrom('outbox')
    .where('id', '=', id ?? '')
    .selectAll()
    .executeTakeFirstOrThrow();
}
