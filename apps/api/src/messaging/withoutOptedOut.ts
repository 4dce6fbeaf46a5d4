import type { NotificationPurpose } from '@forecourt/contract';
import type { Tx } from '../db/database.ts';

/** A message, as far as it matters who gets it. */
interface Addressed {
  purpose: string;
  /** Null for the owner and staff. */
  dealerId: string | null;
}

/** Whether a dealer must be told even after opting out: what concerns its own binding offer. */
const CONCERNS_A_DEAL: Record<NotificationPurpose, boolean> = {
  AUCTION_INVITATION: false,
  AUCTION_OUTBID: false,
  AUCTION_ENDING: false,
  AUCTION_EXTENDED: false,
  AUCTION_BOUGHT: false,
  AUCTION_RESERVE_NOT_MET: false,
  AUCTION_LOST: false,
  AUCTION_CANCELLED: false,
  AUCTION_WON: true,
  OFFER_ACCEPTED: true,
  OFFER_DECLINED: true,
  OFFER_EXPIRED: true,
  OFFER_EXTENDED: true,
  OFFER_WITHDRAWN: true,
  DEAL_REMINDER: true,
  DEAL_NO_ANSWER: true,
  DEAL_WITHDRAWN: true,
  DEAL_OWNER_WITHDREW: true,
  DEAL_DAY: true,
  DEAL_SOLD: true,
  SECOND_CHANCE: true,
  SECOND_CHANCE_REMINDER: true,
  SECOND_CHANCE_OVER: true,
  SECOND_CHANCE_CANCELLED: true,
};

/** The recipients but for dealers that opted out and need not be told. */
export async function withoutOptedOut<Recipient extends Addressed>(
  tx: Tx,
  recipients: readonly Recipient[],
): Promise<readonly Recipient[]> {
  const ids = recipients.flatMap((one) =>
    one.dealerId !== null && !concernsADeal(one.purpose) ? [one.dealerId] : [],
  );
  if (ids.length === 0) return recipients;
  const rows = await tx
    .selectFrom('dealers')
    .where('id', 'in', ids)
    .where('opted_out_at', 'is not', null)
    .select('id')
    .execute();
  const optedOut = new Set(rows.map(({ id }) => id));
  return recipients.filter(
    ({ dealerId, purpose }) => !optedOut.has(dealerId ?? '') || concernsADeal(purpose),
  );
}

/** Whether a dealer gets it even after opting out; messages to the owner and to staff are told, too. */
export function concernsADeal(purpose: string): boolean {
  return !(purpose in CONCERNS_A_DEAL) || CONCERNS_A_DEAL[purpose as NotificationPurpose];
}
