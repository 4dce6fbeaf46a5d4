import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import type { AuctionPurpose } from './purposes.ts';

/** The purposes of messages that bring an owner an offer and the link to answer it. */
const PURPOSES: readonly AuctionPurpose[] = ['OFFER', 'OFFER_REPLACED', 'OFFER_AGAIN'];

/** All that owners are sent while an offer waits for them. */
const WHILE_WAITING: readonly AuctionPurpose[] = [
  ...PURPOSES,
  'OFFER_REMINDER',
  'OWNER_OFFER_EXTENDED',
];

/** Whether a message is about an offer that waits for its owner. */
export function isAboutOffer({
  dealer_id,
  purpose,
}: Pick<Row<'outbox'>, 'dealer_id' | 'purpose'>): boolean {
  return dealer_id === null && WHILE_WAITING.some((one) => one === purpose);
}

/**
 * The newest message that brings the owner the offer that stands, or undefined when there is none:
 * none could be written, or the end of the auction is not processed yet.
 */
export function findOfferMessage(
  tx: Tx,
  tradeIn: Pick<Row<'trade_ins'>, 'request_id' | 'offer_auction_id' | 'offer_set_timestamp'>,
): Promise<Row<'outbox'> | undefined> {
  const { request_id: requestId, offer_auction_id: auctionId, offer_set_timestamp: at } = tradeIn;
  return (
    tx
      .selectFrom('outbox')
      // an auction's messages were not stored with their request from the start
      .where((eb) =>
        eb.or([eb('about_request_id', '=', requestId), eb('auction_id', '=', auctionId)]),
      )
      .where('dealer_id', 'is', null)
      .where('purpose', 'in', PURPOSES)
      .where('inserted_at', '>=', at)
      .orderBy('inserted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()
  );
}

/** The newest reminder of the offer that stands. */
export function findReminderMessage(
  tx: Tx,
  { request_id, offer_set_timestamp }: Pick<Row<'trade_ins'>, 'request_id' | 'offer_set_timestamp'>,
): Promise<Row<'outbox'> | undefined> {
  return tx
    .selectFrom('outbox')
    .where('about_request_id', '=', request_id)
    .where('purpose', '=', 'OFFER_REMINDER' satisfies AuctionPurpose)
    .where('inserted_at', '>=', offer_set_timestamp)
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** Drops what has not left yet about an offer that is no more. */
export async function deleteUnsent(tx: Tx, requestId: string): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('about_request_id', '=', requestId)
    .where('purpose', 'in', WHILE_WAITING)
    .where('status', '=', 'QUEUED')
    .execute();
}
