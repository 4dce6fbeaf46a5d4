import { DAY_MS } from '@forecourt/contract';
import { newId } from '../../../domain/id.ts';
import type { BidStep } from '../../../domain/auction/rules.ts';
import { tieOrder } from '../../../domain/auction/sealed.ts';
import type { AuditAction, Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { auditAll, type AuditFacts, type lastEntry } from '../audit.ts';

/** The terms of a bid, or of those that the server makes up to a limit. */
export interface Terms {
  comment: string | null;
  tradeForNew: boolean;
  /** Days after the auction's end; the bid is valid at least as long as the auction requires. */
  expiresInDays: number | null;
}

/** The bids that one call leads to, with all that their rows need. */
export interface Recording {
  auction: Row<'auctions'>;
  /** The auction's end with them. */
  end: Date;
  /** Bids before them. */
  count: number;
  /** The best value before them; null without one. */
  best: number | null;
  steps: readonly BidStep[];
  termsOf: (dealerId: string) => Terms;
  now: Date;
  callId: string;
  /** How the dealer's own bid is called in the record. */
  action: Extract<AuditAction, 'BID' | 'BUY_NOW'>;
}

/** Writes the bids, and each into the record of the trade-in. Returns them, and the newest entry. */
export async function recordSteps(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  last: Awaited<ReturnType<typeof lastEntry>>,
  given: Recording,
): Promise<{ bids: Row<'bids'>[]; last: typeof last }> {
  const { auction, steps } = given;
  const bids = steps.map((step, index) => rowOf(given, step, given.count + index + 1));
  if (bids.length > 0) await tx.insertInto('bids').values(bids).execute();
  const entries = steps.map((step, index): AuditFacts & { action: AuditAction } => {
    const before = index === 0 ? given.best : steps[index - 1]?.cents;
    return {
      action: step.automatic ? 'AUTOMATIC_BID' : given.action,
      actor: { kind: 'DEALER', id: step.dealerId },
      at: given.now,
      callId: given.callId,
      cents: step.cents,
      currency: auction.currency_code,
      auctionId: auction.id,
      before: before == null ? null : String(before),
      after: String(step.cents),
    };
  });
  return { bids, last: await auditAll(tx, last, tradeIn, entries) };
}

function rowOf(given: Recording, step: BidStep, seq: number): Row<'bids'> {
  const { auction, end, now } = given;
  const { comment, tradeForNew, expiresInDays } = given.termsOf(step.dealerId);
  const days = expiresInDays ?? 0;
  const longer = days > auction.validity_days;
  return {
    id: newId(now),
    partner_id: auction.partner_id,
    auction_id: auction.id,
    dealer_id: step.dealerId,
    seq,
    value_cents: step.cents,
    tie_order: tieOrder(auction.sealed, seq),
    automatic: step.automatic,
    comment,
    trade_for_new: tradeForNew,
    inserted_at: now,
    expires_at: longer ? new Date(end.getTime() + days * DAY_MS) : null,
  };
}
