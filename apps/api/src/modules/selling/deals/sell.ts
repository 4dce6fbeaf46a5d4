import { oneLine } from '../../../domain/contact.ts';
import { maySell } from '../../../domain/deal.ts';
import { missingField } from '../../../domain/errors.ts';
import { amountDetail } from '../../../domain/money.ts';
import { invalidTransition } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import { addEvent } from '../../requests/transition.ts';
import { announceOffers } from '../announce.ts';
import { audit } from '../audit.ts';
import type { AuctionParts } from '../auctions/close.ts';
import { subjectOf } from '../subject.ts';
import { buyerName } from './presenter.ts';
import type { LockedDeal } from './locked.ts';
import { bumpDeal } from './queries.ts';
import { tell } from './tell.ts';

/**
 * Marks the car as sold, which ends the deal.
 * @throws Problem 409 when the deal has ended; 422 when parts of the handover are missing and there
 * is no note
 */
export async function sell(
  services: AuctionParts,
  tx: Tx,
  { tradeIn, deal, facts }: LockedDeal,
  given: { note: string | null; userId: string; callId: string },
): Promise<void> {
  const may = maySell(facts);
  const note = oneLine(given.note ?? '') || null;
  if (may === 'no') throw invalidTransition('The deal has ended');
  if (may === 'with-note' && !note) throw missingField('note');
  const now = services.clock.now();
  await tx
    .updateTable('deals')
    .set({ state: 'SOLD', since: now, sold_note: note })
    .where('id', '=', deal.id)
    .execute();
  await tx.updateTable('trade_ins').set({ sold_at: now }).where('id', '=', tradeIn.id).execute();
  await bumpDeal(tx, deal.auction_id);
  const actor = { kind: 'STAFF', id: given.userId } as const;
  await audit(tx, tradeIn, 'SOLD', {
    actor,
    at: now,
    callId: given.callId,
    auctionId: deal.auction_id,
    cents: deal.value_cents,
    currency: deal.currency_code,
    before: deal.state,
    after: 'SOLD',
  });
  const subject = await subjectOf(tx, tradeIn.request_id);
  const detail = amountDetail(deal.value_cents, deal.currency_code);
  await addEvent(tx, subject.request, 'SOLD', actor, now, { detail });
  const notices = { owner: 'OWNER_SOLD', dealer: 'DEAL_SOLD' } as const;
  await tell(services, tx, subject, deal, notices, { party: buyerName(deal) });
  await announceOffers(services, tx, subject.request);
}
