import type { Sentence } from '../../../messaging/auctionTexts.ts';
import type { AuctionPurpose } from '../../../messaging/purposes.ts';
import { queueAuctionMessages, type AuctionRecipient } from '../../../messaging/queueAuction.ts';
import { say, wordsIn } from '../../../messaging/words/index.ts';
import { moneyText } from '../../../domain/money.ts';
import type { FeeState } from '@forecourt/contract';
import type { Sender } from '../../../domain/sendingRules.ts';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { dealerRecipient, type AuctionParts } from '../auctions/close.ts';
import { findAuction, listBidders } from '../auctions/queries.ts';
import {
  type Colleague,
  findColleague,
  messageFacts,
  offerLink,
  staffLink,
  staffRecipient,
  type Subject,
} from '../subject.ts';

/** Who is told, and what of it. */
export interface Notices {
  owner?: AuctionPurpose | undefined;
  dealer?: AuctionPurpose | undefined;
  staff?: AuctionPurpose | undefined;
}

/** The deal, or the second chance, that a message is about. */
export interface About {
  partner_id: string;
  auction_id: string | null;
  dealer_id: string | null;
  value_cents: number;
  currency_code: string;
  /** The member of staff behind an offer without an auction. */
  offered_by?: string | null;
}

/** What the texts say beside that. */
export interface Said {
  time?: Date;
  /** Replaces the time by a day. */
  day?: string;
  reason?: string | null;
  /** Name of the buyer. */
  party?: string;
  fees?: Sentence | undefined;
}

/**
 * Tells the owner, the dealer and the colleague in charge, each by the purpose given for them.
 * @param sender the member of staff who acts; without one they are notices.
 */
export async function tell(
  services: AuctionParts,
  tx: Tx,
  subject: Subject,
  about: About,
  notices: Notices,
  { time, day, reason, party, fees }: Said = {},
  sender?: Sender,
): Promise<void> {
  const { auction_id: auctionId, dealer_id: dealerId } = about;
  const known = messageFacts(subject, {
    cents: about.value_cents,
    currency: about.currency_code,
    time: time ?? services.clock.now(),
    reason: reason ?? null,
  });
  const facts = {
    ...known,
    ...(day && { day }),
    ...(party !== undefined && { party }),
    ...(fees && { fees }),
  };
  const recipients: AuctionRecipient[] = [];
  if (notices.dealer && auctionId && dealerId) {
    for (const bidder of await listBidders(tx, auctionId, dealerId)) {
      recipients.push(dealerRecipient(services, bidder, notices.dealer, facts));
    }
  }
  if (notices.owner) {
    const { email, phone } = subject.request;
    const link = offerLink(services, subject.request);
    recipients.push({
      purpose: notices.owner,
      email,
      phone,
      dealerId: null,
      byPhone: true,
      facts,
      link,
    });
  }
  if (notices.staff) {
    const link = staffLink(services, subject.request);
    recipients.push(staffRecipient(await inCharge(tx, about), notices.staff, facts, link));
  }
  const scope = { partnerId: about.partner_id, auctionId, requestId: subject.request.id };
  await queueAuctionMessages(services, tx, scope, recipients, sender);
}

/** The member of staff who started the auction or made the offer; undefined if they have left. */
async function inCharge(tx: Tx, { auction_id, offered_by }: About): Promise<Colleague | undefined> {
  const auction = auction_id ? await findAuction(tx, auction_id) : undefined;
  return findColleague(tx, auction?.created_by ?? offered_by ?? null);
}

/** What a message says about the fee; undefined without one. */
export function feeText(
  fee: Pick<Row<'fees'>, 'amount_cents' | 'currency_code'> | undefined,
  state: FeeState,
): Sentence | undefined {
  if (!fee) return undefined;
  return (locale) => {
    const { returned, due } = wordsIn(locale).fees;
    const money = moneyText(fee.amount_cents, fee.currency_code, locale);
    return say(state === 'RETURNED' ? returned : due, { fee: money });
  };
}
