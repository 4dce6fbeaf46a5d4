import { isFallen } from '@forecourt/contract';
import type { SaleStatus } from '@forecourt/platform/request-words';
import type { ReportData } from './reportData.ts';
import { openAddition } from './sections.ts';

/**
 * How far the sale of a complete report's car is, as the list of cars says it; undefined while there
 * is neither an offer nor an auction, and while the report itself is what staff wait for.
 */
export function saleStatus({
  report,
  trade_in: sale,
  auction,
}: ReportData): SaleStatus | undefined {
  if (!sale || report.status !== 'COMPLETED' || openAddition(report)) return undefined;
  const { deal, offer } = sale;
  if (deal?.state === 'SOLD') return 'SOLD';
  if (deal && isFallen(deal.state)) return 'FELL_THROUGH';
  if (offer && offer.accepted !== null) return offer.accepted ? 'OFFER_ACCEPTED' : 'OFFER_DECLINED';
  if (auction?.status === 'RUNNING') return 'AUCTION_RUNNING';
  if (auction && auction.status !== 'CANCELLED') return 'AUCTION_COMPLETED';
  return offer ? 'APPRAISED' : undefined;
}
