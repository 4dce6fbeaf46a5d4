import type { DealerPageAuction } from '@forecourt/contract';
import { type DealerAfter, dealerAfter } from '../dealer/after/dealerAfter.ts';
import { type Standing, standingOf } from '../dealer/standing.ts';

/** Where a dealer stands in an auction of its page: bidding, its result, or what became of the deal. */
export type PageStanding = Standing | DealerAfter;

/** @param isOver whether the end has passed by the server's clock, whatever the status still says */
export function pageStandingOf(item: DealerPageAuction, isOver: boolean): PageStanding {
  const { auction, own_offer: own } = item;
  return dealerAfter(item) ?? standingOf(auction, own ? [own] : [], isOver);
}
