import type { TextChannel, Row } from '../../../db/schema.ts';
import { concernsADeal } from '../../../messaging/withoutOptedOut.ts';
import type { BidderRow } from './queries.ts';

type Message = Pick<BidderRow, 'channel' | 'purpose' | 'status' | 'message_link'>;
type Addresses = Pick<BidderRow, 'email' | 'phone' | 'opted_out_at'>;

/**
 * The channels by which a dealer can be sent again what did not arrive, the same one first; empty when
 * nothing has failed. Only an invitation can be written for the other channel as well: of other
 * messages, the stored words are all there is.
 */
export function dealerWays(
  { channel, purpose, status, message_link: link, ...dealer }: Message & Addresses,
  { status: auctionStatus, end_time: end }: Pick<Row<'auctions'>, 'status' | 'end_time'>,
  now: Date,
): TextChannel[] {
  // a message whose link is no longer kept would bring the dealer nothing
  if (status !== 'FAILED' || !channel || !purpose || !link) return [];
  if (dealer.opted_out_at && !concernsADeal(purpose)) return [];
  const other = channel === 'EMAIL' ? 'SMS' : 'EMAIL';
  const isInvited = purpose === 'AUCTION_INVITATION';
  const isRunning = auctionStatus === 'RUNNING' && end > now;
  const ways: TextChannel[] = isInvited && isRunning ? [channel, other] : [channel];
  return ways.filter((way) => (way === 'SMS' ? dealer.phone : dealer.email));
}
