import { HOUR_MS, auctionExtension } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Row } from '../../../db/schema.ts';
import type { Sentence } from '../../../messaging/auctionTexts.ts';
import { queueAuctionMessages } from '../../../messaging/queueAuction.ts';
import { lateBidsText } from '../../../messaging/rulesText.ts';
import type { Tx } from '../../../db/database.ts';
import { audit, CLOCK } from '../audit.ts';
import { dealerRecipient, type AuctionParts } from './close.ts';
import { plannedEnd } from './facts.ts';
import { listBidders } from './queries.ts';
import { messageFacts, subjectOf } from '../subject.ts';
import { queueTick } from './tickQueue.ts';

/**
 * Gives a running auction another end, with all that counts from it: how long bids hold, the reminder
 * an hour before, and when it is closed.
 */
export async function moveEnd(
  services: AuctionParts,
  tx: Tx,
  auction: Row<'auctions'>,
  end: Date,
  more: Partial<Pick<Row<'auctions'>, 'extensions'>> = {},
): Promise<Row<'auctions'>> {
  const isFar = end.getTime() - services.clock.now().getTime() > HOUR_MS;
  const moved = await writeEnd(tx, auction, end, { ...more, ...(isFar && { reminded_at: null }) });
  await queueTick(services, tx, end);
  return moved;
}

/** Ends an auction at this moment, by its buy-now price; the caller closes it. */
export async function endAtOnce(tx: Tx, auction: Row<'auctions'>, now: Date): Promise<void> {
  await writeEnd(tx, auction, now, { bought_at: now });
}

async function writeEnd(
  tx: Tx,
  auction: Row<'auctions'>,
  end: Date,
  more: Partial<Pick<Row<'auctions'>, 'bought_at' | 'extensions' | 'reminded_at'>>,
): Promise<Row<'auctions'>> {
  const by = end.getTime() - auction.end_time.getTime();
  await tx
    .updateTable('bids')
    .set({ expires_at: sql`expires_at + ${by} * interval '1 millisecond'` })
    .where('auction_id', '=', auction.id)
    .where('expires_at', 'is not', null)
    .execute();
  return tx
    .updateTable('auctions')
    .set({ end_time: end, original_end_time: plannedEnd(auction), ...more })
    .where('id', '=', auction.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Moves the end for a late bid (`domain/auction/extension.ts`). The first time every dealer is told. */
export async function extendByBid(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  auction: Row<'auctions'>,
  end: Date,
): Promise<Row<'auctions'>> {
  const extensions = auction.extensions + 1;
  const moved = await moveEnd(services, tx, auction, end, { extensions });
  await auditEnd(tx, tradeIn, auction, end, {
    actor: CLOCK,
    at: services.clock.now(),
    callId: null,
  });
  // The message says that late bids add time. Later extensions show on the page; a message for each
  // would be ten in twenty minutes.
  if (extensions === 1) await tellEnd(services, tx, tradeIn, moved);
  return moved;
}

/** Writes another end into the record. */
export async function auditEnd(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  auction: Row<'auctions'>,
  end: Date,
  by: Pick<Parameters<typeof audit>[3], 'actor' | 'at' | 'callId'>,
): Promise<void> {
  await audit(tx, tradeIn, 'AUCTION_EXTENDED', {
    ...by,
    auctionId: auction.id,
    before: auction.end_time.toISOString(),
    after: end.toISOString(),
  });
}

/** Tells dealers when the auction ends now. */
export async function tellEnd(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  auction: Row<'auctions'>,
  isTold: (dealerId: string) => boolean = () => true,
): Promise<void> {
  const subject = await subjectOf(tx, tradeIn.request_id);
  const { currency_code: currency, end_time: time } = auction;
  const facts = messageFacts(subject, { currency, time, ...lateBids(auction) });
  const bidders = await listBidders(tx, auction.id);
  await queueAuctionMessages(
    services,
    tx,
    { partnerId: auction.partner_id, auctionId: auction.id },
    bidders
      .filter(({ id }) => isTold(id))
      .map((bidder) => dealerRecipient(services, bidder, 'AUCTION_EXTENDED', facts)),
  );
}

/** What late bids still do. */
function lateBids({ extension, extensions }: Row<'auctions'>): { more?: Sentence } {
  return extension && extensions < auctionExtension.times ? { more: lateBidsText } : {};
}
