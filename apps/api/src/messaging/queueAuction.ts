import { newId } from '../domain/id.ts';
import { assertMaySend } from '../modules/partners/verified.ts';
import type { Services, Tx } from '../services.ts';
import {
  writeAuctionMessage,
  type AuctionPlaceholders,
  type AuctionPurpose,
} from './auctionTexts.ts';
import { SEND_QUEUE, type SendJob } from './queue.ts';

/** Somebody to write to: by mail where there is an address, else by text message. */
export interface AuctionRecipient {
  purpose: AuctionPurpose;
  email: string | null;
  phone: string | null;
  /** The dealer whose notification state it is; none for the owner and staff. */
  dealerId: string | null;
  /** Text messages first: for owners, who are asked by phone. */
  byPhone?: boolean;
  placeholders: AuctionPlaceholders;
}

/** Rows of one statement stay far below PostgreSQL's 65,535 parameters. */
const AT_ONCE = 500;

/**
 * Writes messages of an auction and enqueues their delivery, all in `tx`. Whoever has no address is
 * passed over. Wake `SEND_QUEUE` after the commit.
 */
export async function queueAuctionMessages(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  tx: Tx,
  about: { partnerId: string; auctionId: string | null },
  recipients: readonly AuctionRecipient[],
): Promise<void> {
  await assertMaySend(tx, about.partnerId);
  const now = clock.now();
  const rows = recipients.flatMap((one) => {
    const { purpose, email, phone, dealerId, byPhone = false, placeholders } = one;
    const channel: 'SMS' | 'EMAIL' = phone && (byPhone || !email) ? 'SMS' : 'EMAIL';
    const recipient = channel === 'SMS' ? phone : email;
    if (!recipient) return [];
    const { subject, text, html } = writeAuctionMessage(channel, purpose, placeholders);
    return [
      {
        ...{ id: newId(now), partner_id: about.partnerId, request_id: null },
        ...{ auction_id: about.auctionId, dealer_id: dealerId, channel, purpose, recipient },
        ...{ subject, body: text, html, link: placeholders.link },
        ...{ status: 'QUEUED' as const, inserted_at: now },
      },
    ];
  });
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx
      .insertInto('outbox')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
  const data = rows.map(({ id }) => ({ outboxId: id }) satisfies SendJob);
  await jobs.sendAll(tx, SEND_QUEUE, data);
}
