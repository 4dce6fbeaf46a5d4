import { type Answer, sells } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import { distanceUnitIn } from '../../../domain/distanceUnit.ts';
import { notFound } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { presentPublicReport } from '../../reports/presenter.ts';
import { findDealer, loadReport } from '../../reports/queries.ts';
import type { Bidding } from './dealerLink.ts';
import { dealsOfDealer } from '../deals/view.ts';
import { contactsForWinner, presentDealerAuction } from '../auctions/presentDealer.ts';
import { presentOwnOffer } from '../auctions/presentParts.ts';
import { findAuctionState, findSubject, listOwnBids } from '../auctions/queries.ts';

/** A dealer's own best bid, in cents. */
export function bestOf(own: readonly Pick<Row<'bids'>, 'value_cents'>[]): number | null {
  return own.length > 0 ? Math.max(...own.map((bid) => bid.value_cents)) : null;
}

/** All data for a dealer's link; of other dealers only the best value. */
export async function dealerView(
  { clock, media }: Pick<Services, 'clock' | 'media'>,
  tx: Tx,
  { bidder }: Pick<Bidding, 'bidder'>,
): Promise<Answer<'getDealerAuction'>> {
  const { id, key_version: version, dealer_id: dealerId, auction_id: auctionId } = bidder;
  const state = await findAuctionState(tx, auctionId);
  if (!state) throw notFound();
  const subject = await findSubject(tx, state.auction.trade_in_id);
  const dealer = await findDealer(tx, dealerId);
  const report = await loadReport(tx, subject.id);
  const { request_type: flow } = report.request;
  if (!sells(flow)) throw notFound();
  const isSold = report.sale !== undefined && report.sale.dealerId !== dealerId;
  const own = await listOwnBids(tx, auctionId, dealerId);
  const auction = presentDealerAuction(state, dealerId, clock.now(), bestOf(own));
  const unit = distanceUnitIn(dealer?.country ?? null) ?? report.partner.distance_unit;
  const bound = media.forLink({ kind: 'bidder', id, version });
  const after = await dealsOfDealer({ clock }, tx, state.auction, dealerId);
  return {
    auction,
    report: presentPublicReport(report, `${flow}_DEALER`, bound, isSold, unit),
    own_offers: own.map(presentOwnOffer),
    best_offer: auction.best_offer ?? null,
    dealer: { name: dealer?.name ?? '' },
    contacts: contactsForWinner(auction, subject),
    ...after,
  };
}
