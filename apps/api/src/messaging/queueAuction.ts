import type { Sender } from '../domain/sendingRules.ts';
import type { Tx } from '../db/database.ts';
import { assertMaySend } from './assertMaySend.ts';
import { placeholdersIn, writeAuctionMessage, type AuctionFacts } from './auctionTexts.ts';
import { enqueue, type Outgoing, type SendParts } from './enqueue.ts';
import { keepNewest } from './newest.ts';
import { optOutPage } from './optOutLink.ts';
import type { AuctionPurpose } from './purposes.ts';
import { withoutOptedOut } from './withoutOptedOut.ts';
import type { Services } from '../services.ts';

/** A recipient: reached by email if there is an address, otherwise by text message. */
export interface AuctionRecipient {
  purpose: AuctionPurpose;
  email: string | null;
  phone: string | null;
  /** The dealer whose delivery state is updated; null for the owner and staff. */
  dealerId: string | null;
  /** Prefers text messages; for owners, who are contacted by phone. */
  byPhone?: boolean;
  facts: AuctionFacts;
  link: string;
  /** The dealer's own page; absent in messages to others. */
  page?: string;
}

/**
 * Writes messages about an auction and enqueues their delivery, all in `tx`. Recipients without an
 * address are skipped, and so are dealers that opted out, but for what concerns a deal they have. Wake `SEND_QUEUE` after the commit.
 *
 * @param sender the member of staff who sends them; without one they are notices.
 * @throws Problem as `enqueue`, for messages from staff
 */
export async function queueAuctionMessages(
  services: SendParts & Pick<Services, 'keys'>,
  tx: Tx,
  about: { partnerId: string; auctionId: string | null; requestId?: string },
  recipients: readonly AuctionRecipient[],
  sender: Sender = { kind: 'NOTICE' },
): Promise<void> {
  await assertMaySend(tx, about.partnerId);
  const reached = await withoutOptedOut(tx, recipients);
  const messages = reached.flatMap((one): Outgoing[] => {
    const { purpose, email, phone, dealerId, byPhone = false, facts, link, page } = one;
    const channel: 'SMS' | 'EMAIL' = phone && (byPhone || !email) ? 'SMS' : 'EMAIL';
    const recipient = channel === 'SMS' ? phone : email;
    if (!recipient) return [];
    const optOut = dealerId === null ? null : optOutPage(services, dealerId);
    const locale = isToOwner(one) ? facts.locales.owner : facts.locales.others;
    const said = { ...placeholdersIn(locale, facts), link, ...(page !== undefined && { page }) };
    const { subject, text } = writeAuctionMessage(channel, purpose, said, locale, optOut);
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
        link,
        locale,
      },
    ];
  });
  const queued = await enqueue(services, tx, about.partnerId, sender, messages);
  await keepNewest(tx, messages, queued, services.clock.now());
}

/** Whether the owner gets it, who may have chosen a language. */
function isToOwner({ dealerId, purpose }: AuctionRecipient): boolean {
  return dealerId === null && !purpose.startsWith('STAFF_');
}
