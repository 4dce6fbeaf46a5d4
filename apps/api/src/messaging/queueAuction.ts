import type { Sender } from '../domain/sendingRules.ts';
import { assertMaySend } from '../modules/partners/verified.ts';
import type { Tx } from '../db/database.ts';
import {
  writeAuctionMessage,
  type AuctionPlaceholders,
  type AuctionPurpose,
} from './auctionTexts.ts';
import { enqueue, type Outgoing, type SendParts } from './enqueue.ts';

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

/**
 * Writes messages of an auction and enqueues their delivery, all in `tx`. Whoever has no address is
 * passed over. Wake `SEND_QUEUE` after the commit.
 *
 * @param sender the member of staff who asks for them; otherwise they tell what has happened.
 * @throws Problem as `enqueue`, where staff ask
 */
export async function queueAuctionMessages(
  services: SendParts,
  tx: Tx,
  about: { partnerId: string; auctionId: string | null; requestId?: string },
  recipients: readonly AuctionRecipient[],
  sender: Sender = { kind: 'NOTICE' },
): Promise<void> {
  await assertMaySend(tx, about.partnerId);
  const messages = recipients.flatMap((one): Outgoing[] => {
    const { purpose, email, phone, dealerId, byPhone = false, placeholders } = one;
    const channel: 'SMS' | 'EMAIL' = phone && (byPhone || !email) ? 'SMS' : 'EMAIL';
    const recipient = channel === 'SMS' ? phone : email;
    if (!recipient) return [];
    const { subject, text, html } = writeAuctionMessage(channel, purpose, placeholders);
    return [
      {
        about_request_id: about.requestId ?? null,
        auction_id: about.auctionId,
        dealer_id: dealerId,
        channel,
        purpose,
        recipient,
        subject,
        body: text,
        html,
        link: placeholders.link,
      },
    ];
  });
  await enqueue(services, tx, about.partnerId, sender, messages);
}
