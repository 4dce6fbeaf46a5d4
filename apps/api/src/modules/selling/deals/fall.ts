import type { DealParty, DealState } from '@forecourt/contract';
import { feeStateOf } from '../../../domain/deal.ts';
import type { AuditAction, Row } from '../../../db/schema.ts';
import type { RequestEventType } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent, CUSTOMER, SYSTEM, type Actor } from '../../requests/transition.ts';
import { tellBuyers } from '../../messages/tellBuyers.ts';
import { announceOffers } from '../announce.ts';
import { audit, CLOCK, type AuditActor } from '../audit.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { NO_OFFER } from '../offers/noOffer.ts';
import { subjectOf } from '../subject.ts';
import { buyerName } from './presenter.ts';
import { bumpDeal, findFeeOf, type DealRow } from './queries.ts';
import type { Sentence } from '../../../messaging/auctionTexts.ts';
import { feeText, tell, type Notices } from './tell.ts';

/** How a deal came to nothing. */
export interface Fall {
  state: Exclude<DealState, 'AGREED' | 'SOLD'>;
  /** The side that withdrew or did not answer. */
  party: DealParty;
  /** Who said so; null for the clock. */
  by: DealParty | null;
  /** The member of staff who recorded it. */
  userId: string | null;
  reason: string | null;
  callId: string | null;
}

/** The name of each way to fall, in the record and in the timeline. */
function actionOf({ state, party }: Fall): AuditAction & RequestEventType {
  if (state === 'NO_ANSWER') return 'DEALER_NO_ANSWER';
  if (party === 'OWNER') return 'OWNER_WITHDRAWS';
  return party === 'DEALER' ? 'DEALER_WITHDRAWS' : 'PARTNER_WITHDRAWS';
}

/** Who is told what. Nobody is told what they have just said themselves. */
function noticesOf({ state, party, by }: Fall): Notices {
  if (state === 'NO_ANSWER') {
    return { owner: 'OWNER_DEALER_WITHDREW', dealer: 'DEAL_NO_ANSWER', staff: 'STAFF_NO_ANSWER' };
  }
  if (party === 'OWNER') {
    return {
      owner: 'OWNER_WITHDRAWN',
      dealer: 'DEAL_OWNER_WITHDREW',
      staff: by === 'STAFF' ? undefined : 'STAFF_OWNER_WITHDREW',
    };
  }
  if (party === 'STAFF') return { owner: 'OWNER_PARTNER_WITHDREW' };
  return {
    owner: 'OWNER_DEALER_WITHDREW',
    dealer: by === 'STAFF' ? 'DEAL_WITHDRAWN' : undefined,
    staff: by === 'STAFF' ? undefined : 'STAFF_DEALER_WITHDRAWS',
  };
}

/** Who did it, for the record and for the timeline. */
function actorsOf(deal: Row<'deals'>, { by, userId }: Fall): [AuditActor, Actor] {
  if (by === null) return [CLOCK, SYSTEM];
  if (by === 'OWNER') return [{ kind: 'OWNER' }, CUSTOMER];
  if (by === 'DEALER') return [{ kind: 'DEALER', id: deal.dealer_id }, { kind: 'DEALER' }];
  const staff = { kind: 'STAFF', ...(userId ? { id: userId } : {}) } as const;
  return [staff, staff];
}

/**
 * Ends a deal that came to nothing, in `tx`: the offer leaves the car, the fee gets its state, and
 * everybody concerned is told.
 * @param tradeIn locked, with this deal as its own.
 */
export async function fallThrough(
  services: AuctionParts,
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  deal: DealRow,
  fall: Fall,
): Promise<void> {
  const now = services.clock.now();
  const { state, party, by, reason } = fall;
  await tx
    .updateTable('deals')
    .set({
      state,
      since: now,
      withdrawn_by: party,
      recorded_by: by,
      recorded_by_id: fall.userId,
      reason,
      ...(party === 'DEALER' && by === 'DEALER' ? { continues: false, answered_at: now } : {}),
    })
    .where('id', '=', deal.id)
    .execute();
  await tx.updateTable('trade_ins').set(NO_OFFER).where('id', '=', tradeIn.id).execute();
  if (deal.auction_id) {
    await tx
      .updateTable('auctions')
      .set({
        status: 'FELL_THROUGH',
        ...(party === 'DEALER' && by === 'DEALER' ? { dealer_continues: false } : {}),
      })
      .where('id', '=', deal.auction_id)
      .execute();
    await bumpDeal(tx, deal.auction_id);
  }
  const [actor, shownActor] = actorsOf(deal, fall);
  const action = actionOf(fall);
  const entry = { at: now, callId: fall.callId, auctionId: deal.auction_id };
  await audit(tx, tradeIn, action, {
    ...entry,
    actor,
    cents: deal.value_cents,
    currency: deal.currency_code,
    before: deal.state,
    after: state,
  });
  const fee = await settleFee(tx, tradeIn, deal, fall, entry);
  const subject = await subjectOf(tx, tradeIn.request_id);
  await addEvent(tx, subject.request, action, shownActor, now, reason ? { detail: reason } : {});
  const said = { reason, party: buyerName(deal), fees: fee };
  await tell(services, tx, subject, deal, noticesOf(fall), said);
  await tellBuyers(services, tx, tradeIn.request_id, deal.id);
  await announceOffers(services, tx, subject.request);
}

/** Keeps or returns the dealer's fee; returns what the dealer is told about it. */
async function settleFee(
  tx: Tx,
  tradeIn: Row<'trade_ins'>,
  deal: DealRow,
  { state }: Fall,
  entry: { at: Date; callId: string | null; auctionId: string | null },
): Promise<Sentence | undefined> {
  const fee = await findFeeOf(tx, deal.id);
  if (!fee) return undefined;
  const after = feeStateOf({ state, feeRule: deal.fee_rule });
  await tx
    .updateTable('fees')
    .set({ state: after, state_since: entry.at })
    .where('deal_id', '=', deal.id)
    .execute();
  await audit(tx, tradeIn, after === 'RETURNED' ? 'FEE_RETURNED' : 'FEE_KEPT', {
    ...entry,
    actor: { kind: 'SYSTEM', id: deal.dealer_id },
    cents: fee.amount_cents,
    currency: fee.currency_code,
    before: fee.state,
    after,
  });
  return feeText(fee, after);
}
