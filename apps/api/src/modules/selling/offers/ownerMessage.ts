import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { AuctionPurpose } from '../../../messaging/purposes.ts';
import { findOfferMessage } from '../../../messaging/offerMessages.ts';
import type { AuctionRecipient } from '../../../messaging/queueAuction.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { offerLink, messageFacts, type Subject } from '../subject.ts';

/** The owner as the recipient of a message about their offer: by the channel by which it got there. */
export async function ownerOf(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  subject: Subject,
  purpose: AuctionPurpose,
  facts: ReturnType<typeof offerFacts>,
): Promise<AuctionRecipient> {
  const { email, phone } = subject.request;
  const message = await findOfferMessage(tx, tradeIn);
  const byEmail = (message?.channel === 'EMAIL') === (message?.status !== 'FAILED');
  return {
    purpose,
    email,
    phone,
    dealerId: null,
    byPhone: message === undefined || !byEmail,
    facts,
    link: offerLink(services, subject.request),
  };
}

/** What messages say of an offer. */
export function offerFacts(
  tradeIn: Row<'trade_ins'>,
  subject: Subject,
  { time, reason }: { time: Date; reason?: string },
) {
  const { offer_value_cents: cents, offer_currency: currency } = tradeIn;
  return messageFacts(subject, {
    cents,
    currency: currency ?? subject.partner.currency,
    time,
    reason: reason ?? null,
  });
}
