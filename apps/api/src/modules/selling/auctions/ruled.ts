import type { Row } from '../../../db/schema.ts';
import type { Rules } from '../../../domain/auction/rules.ts';

/** The rules that an auction goes by. */
export function ruled(row: Row<'auctions'>): Rules {
  return {
    minBid: row.min_bid_cents,
    minRaise: row.min_raise_cents,
    reserve: row.reserve_cents,
    extension: row.extension,
    buyNow: row.buy_now_cents,
    proxyBids: row.proxy_bids,
    sealed: row.sealed,
  };
}

/** The columns of an auction that hold its rules. */
export function ruleColumns(rules: Rules) {
  return {
    min_bid_cents: rules.minBid,
    min_raise_cents: rules.minRaise,
    reserve_cents: rules.reserve,
    extension: rules.extension,
    buy_now_cents: rules.buyNow,
    proxy_bids: rules.proxyBids,
    sealed: rules.sealed,
  };
}
