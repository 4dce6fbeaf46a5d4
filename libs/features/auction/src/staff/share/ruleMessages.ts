import { defineMessages } from 'react-intl';
import type { PriceRule, RuleProblem, WayRule } from './RulesDraft.ts';

/** Texts of the rules that staff set for an auction. */
export const ruleMessages = defineMessages({
  prices: { defaultMessage: 'Price rules', description: 'Unfolds rules of an auction' },
  ways: { defaultMessage: 'Ways of bidding', description: 'Unfolds rules of an auction' },
  mixed: {
    defaultMessage: 'Sealed offers can’t be combined with extra time or automatic bids.',
    description: 'Under the ways of bidding of an auction',
  },
  plain: { defaultMessage: 'Open bidding', description: 'Summary: none of the ways is on' },
});

export const rulePhrases = defineMessages<{
  minimum: { price: string };
  raise: { price: string };
  reserve: { price: string };
  buyNow: { price: string };
}>({
  minimum: { defaultMessage: 'From {price}', description: 'Summary of an auction’s price rules' },
  raise: {
    defaultMessage: 'Raise at least {price}',
    description: 'Summary of an auction’s price rules',
  },
  reserve: {
    defaultMessage: 'Reserve {price}',
    description: 'Summary of an auction’s price rules',
  },
  buyNow: { defaultMessage: 'Buy now {price}', description: 'Summary of an auction’s price rules' },
});

export const priceRuleLabels = defineMessages<PriceRule>({
  min_bid: { defaultMessage: 'Minimum price', description: 'Rule of an auction' },
  min_raise: { defaultMessage: 'Raise at least', description: 'Rule of an auction' },
  reserve_price: { defaultMessage: 'Reserve price', description: 'Rule of an auction' },
  buy_now_price: { defaultMessage: 'Buy-now price', description: 'Rule of an auction' },
});

/** What dealers learn of it. */
export const priceRuleHints = defineMessages<PriceRule>({
  min_bid: {
    defaultMessage: 'Dealers see it. Lower offers are refused.',
    description: 'Hint of the minimum price of an auction',
  },
  min_raise: {
    defaultMessage: 'Dealers see it. Each offer must beat the best one by this much.',
    description: 'Hint of the least raise of an auction',
  },
  reserve_price: {
    defaultMessage: 'Dealers see whether it’s met, never the amount.',
    description: 'Hint of the reserve price of an auction',
  },
  buy_now_price: {
    defaultMessage: 'Dealers see it. The first to offer it ends the auction.',
    description: 'Hint of the buy-now price of an auction',
  },
});

export const wayLabels = defineMessages<WayRule>({
  extension: { defaultMessage: 'Extra time', description: 'Rule of an auction' },
  proxy_bids: { defaultMessage: 'Automatic bids', description: 'Rule of an auction' },
  sealed: { defaultMessage: 'Sealed offers', description: 'Rule of an auction' },
});

/** What dealers learn of it. */
export const wayHints = defineMessages<WayRule>({
  extension: {
    defaultMessage: 'An offer in the last 2 minutes adds 2 minutes, up to 10 times.',
    description: 'Hint of the extension of an auction',
  },
  proxy_bids: {
    defaultMessage: 'Dealers can set a limit. We bid for them, only as much as it takes.',
    description: 'Hint of automatic bids in an auction',
  },
  sealed: {
    defaultMessage: 'No dealer sees the other offers before the end.',
    description: 'Hint of sealed offers in an auction',
  },
});

/** What is wrong with an amount beside another one. */
export const ruleProblems = defineMessages<Extract<RuleProblem, `below${string}`>>({
  belowMinimum: {
    defaultMessage: 'Must not be below the minimum price',
    description: 'Under a price rule of an auction',
  },
  belowReserve: {
    defaultMessage: 'Must not be below the reserve price',
    description: 'Under a price rule of an auction',
  },
});
