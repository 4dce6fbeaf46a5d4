import type { Answer } from '@forecourt/contract';
import { notFound } from '../../http/problem.ts';
import type { Services, Tx } from '../../services.ts';
import { presentPublicReport } from '../reports/presenter.ts';
import { loadReport } from '../reports/queries.ts';
import type { Bidding } from './dealerLink.ts';
import { presentContacts, presentDealerAuction, presentOwnOffer } from './presenter.ts';
import { loadAuction } from './queries.ts';

/** Everything that a dealer's link shows, and nothing of another dealer but the best value. */
export async function dealerView(
  { clock, media }: Pick<Services, 'clock' | 'media'>,
  tx: Tx,
  { bidder }: Pick<Bidding, 'bidder'>,
): Promise<Answer<'getDealerAuction'>> {
  const rows = await loadAuction(tx, bidder.auction_id);
  if (!rows) throw notFound();
  const { id, key_version: version, dealer_id: dealerId } = bidder;
  const auction = presentDealerAuction(rows, dealerId, clock.now());
  const report = await loadReport(tx, rows.request.id);
  const bound = media.forLink({ kind: 'bidder', id, version });
  const mayReach = auction.status === 'ACCEPTED' && auction.winner === true;
  return {
    auction,
    report: presentPublicReport(report, 'TRADE_DEALER', bound),
    own_offers: rows.bids.filter((bid) => bid.dealer_id === dealerId).map(presentOwnOffer),
    best_offer: auction.best_offer ?? null,
    dealer: { name: rows.bidders.find((one) => one.id === dealerId)?.name ?? '' },
    contacts: mayReach ? presentContacts(rows.request) : null,
  };
}
