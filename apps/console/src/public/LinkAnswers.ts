import type { Answer } from '@forecourt/contract';

/** The server's last response for the link of the page; the report is a part of it. */
export interface LinkAnswers {
  dealer?: Answer<'getDealerAuction'>;
  report?: Answer<'getPublicRequest'>;
}

/** Whether the auction or the offer behind the link was over when the page opened. */
export function isOver({ dealer, report }: LinkAnswers): boolean {
  if (dealer) return dealer.auction.status !== 'RUNNING';
  const { offer, deal } = report?.trade_in ?? {};
  if (deal) return true;
  return Boolean(offer && (offer.accepted !== null || offer.expired));
}
