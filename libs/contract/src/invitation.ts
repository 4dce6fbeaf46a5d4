import { auctionExtension } from './constants.ts';
import type { DealerRules } from './generated/schema.d.ts';

/**
 * What an invited dealer is sent, with placeholders in braces; also shown to staff before they send
 * it. The link is on its own line, `more` the rules.
 */
export const auctionInvitation = {
  subject: '{partner} invites you to bid: {car}',
  text: '{partner} offers you {car} in a closed auction.\n\nSee the report. Bid by {time}:\n\n{link}\n\n{more}\n\nOffers are firm, with no hidden fees. Only the best one is shared with the owner. The winner pays a fee of {fee}, only if the owner accepts.',
} as const;

/** The sentence about late bids. */
export const lateBidsText = `A bid in the last ${auctionExtension.minutes} minutes adds ${auctionExtension.minutes} minutes, at most ${auctionExtension.times} times.`;

/**
 * What dealers must know of an auction's rules, in sentences; never the reserve price.
 *
 * @param money writes an amount with its currency
 */
export function auctionRulesText(rules: DealerRules, money: (amount: number) => string): string {
  const { min_bid: least, min_raise: raise, buy_now_price: buyNow, sealed } = rules;
  return [
    least !== null && `The minimum price is ${money(least)}.`,
    sealed
      ? 'Bids are sealed: no dealer sees the others’ bids, and the highest wins.'
      : `Raise the best offer by at least ${money(raise)}.`,
    rules.has_reserve &&
      (sealed
        ? 'There is a reserve price.'
        : 'There is a reserve price. The page shows whether it is met.'),
    buyNow !== null && `Buy it now for ${money(buyNow)}, which ends the auction.`,
    rules.proxy_bids && 'You can set a limit, and we bid for you up to it. Nobody else sees it.',
    rules.extension && lateBidsText,
  ]
    .filter(Boolean)
    .join(' ');
}
