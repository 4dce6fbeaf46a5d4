import type { Channel, Row } from '../../../db/schema.ts';
import { newId } from '../../../domain/id.ts';
import type { Sender } from '../../../domain/sendingRules.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import { rulesText } from '../../../messaging/rulesText.ts';
import type { Tx } from '../../../db/database.ts';
import { dealerRecipient, type AuctionParts } from './close.ts';
import { listBidders } from './queries.ts';
import { ruled } from './ruled.ts';
import { messageFacts, type Subject } from '../subject.ts';

const INSERTED_AT_ONCE = 1000;

/** Gives dealers a place in an auction. Those who have one keep it, and their link. */
export async function addBidders(
  tx: Tx,
  auction: Row<'auctions'>,
  dealers: readonly string[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < dealers.length; from += INSERTED_AT_ONCE) {
    const rows = dealers.slice(from, from + INSERTED_AT_ONCE).map((dealer_id) => ({
      id: newId(now),
      auction_id: auction.id,
      dealer_id,
      partner_id: auction.partner_id,
      inserted_at: now,
    }));
    await tx.insertInto('auction_bidders').values(rows).execute();
  }
}

/**
 * Sends dealers of an auction their links and its rules.
 *
 * @param channel the only one to use; by default email where there is an address
 */
export async function tellInvited(
  services: AuctionParts,
  tx: Tx,
  auction: Row<'auctions'>,
  subject: Subject,
  isNew: (dealerId: string) => boolean,
  sender: Sender,
  channel: Channel | null = null,
): Promise<void> {
  const { currency_code: currency, end_time: time } = auction;
  const more = (locale: string) => rulesText(ruled(auction), currency, locale);
  const facts = messageFacts(subject, { currency, time, more });
  const bidders = await listBidders(tx, auction.id);
  await queueAuctionMessages(
    services,
    tx,
    { partnerId: auction.partner_id, auctionId: auction.id },
    bidders
      .filter(({ id }) => isNew(id))
      .map(({ email, phone, ...bidder }) => {
        const addresses = {
          email: channel === 'SMS' ? null : email,
          phone: channel === 'EMAIL' ? null : phone,
        };
        return dealerRecipient(services, { ...bidder, ...addresses }, 'AUCTION_INVITATION', facts);
      }),
    sender,
  );
}
