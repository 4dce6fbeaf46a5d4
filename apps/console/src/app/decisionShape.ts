import { isFallen } from '@forecourt/contract';
import type { DecisionShape, ReportData } from '@forecourt/feature-report';

type Told = NonNullable<ReportData['auction']>;

/**
 * What the decision card is about to show, by the report alone: its own code is still loading. The
 * card's own rules are in `deskState.ts` of the auctions.
 */
export function decisionShape(data: ReportData | undefined): DecisionShape {
  const { report, trade_in: tradeIn, auction } = data ?? {};
  if (auction?.status === 'RUNNING') return hasOffers(auction) ? 'auction' : 'quiet';
  const { offer = null, deal = null } = tradeIn && 'offer' in tradeIn ? tradeIn : {};
  if (deal) return isFallen(deal.state) ? 'fallen' : 'handover';
  if (auction?.status === 'AWAITING_OWNER') return 'waiting';
  if (offer) return offer.accepted === null && !offer.expired ? 'offer' : 'answer';
  if (auction) return hasOffers(auction) ? 'ended' : 'answer';
  return report?.status === 'COMPLETED' ? 'form' : 'note';
}

const hasOffers = (auction: Told): boolean => 'offers' in auction && auction.offers.length > 0;
