import { defineMessages } from 'react-intl';

export const sellingMessages = defineMessages({
  title: { defaultMessage: 'Selling', description: 'Title of a card of insights: auctions, sales' },
  auctions: { defaultMessage: 'Auctions ended', description: 'Insights: how many' },
  without_bids: { defaultMessage: 'Without bids', description: 'Insights: how many auctions' },
  median_bids: {
    defaultMessage: 'Bids per auction, median',
    description: 'Insights: how many bids an auction usually has',
  },
  median_of_expected: {
    defaultMessage: 'Best bid of expected price, median',
    description: 'Insights: the best bid as a percentage of what the owner expected',
  },
  sold: { defaultMessage: 'Cars sold', description: 'Insights: how many' },
  median_seconds_to_sold: {
    defaultMessage: 'Report to sale, median',
    description: 'Insights: how long it takes from the report to the sale',
  },
  endings: {
    defaultMessage: 'Why offers failed',
    description: 'Insights: title of a table of reasons',
  },
  reason: { defaultMessage: 'Reason', description: 'Column of the table: why an offer failed' },
  dealers: { defaultMessage: 'Dealers', description: 'Insights: title of a table of dealers' },
  dealer: { defaultMessage: 'Dealer', description: 'Column of the table: name of the dealer' },
  invited: { defaultMessage: 'Invited', description: 'Column: to how many auctions' },
  opened: { defaultMessage: 'Opened', description: 'Column: how many auctions a dealer opened' },
  bid: { defaultMessage: 'Bid', description: 'Column: in how many auctions a dealer bid' },
  won: { defaultMessage: 'Won', description: 'Column: how many auctions a dealer won' },
});

export const endingNames = defineMessages({
  OFFER_DECLINED: {
    defaultMessage: 'Owner declined the offer',
    description: 'Insights: why an offer failed',
  },
  OFFER_EXPIRED: {
    defaultMessage: 'Owner did not answer in time',
    description: 'Insights: why an offer failed',
  },
  OFFER_WITHDRAWN: {
    defaultMessage: 'We withdrew the offer',
    description: 'Insights: why an offer failed',
  },
  OWNER_WITHDRAWS: {
    defaultMessage: 'Owner withdrew after accepting',
    description: 'Insights: why an offer failed',
  },
  DEALER_WITHDRAWS: {
    defaultMessage: 'Dealer withdrew after acceptance',
    description: 'Insights: why an offer failed',
  },
  DEALER_NO_ANSWER: {
    defaultMessage: 'Dealer did not answer in time',
    description: 'Insights: why an offer failed',
  },
  PARTNER_WITHDRAWS: {
    defaultMessage: 'We withdrew after acceptance',
    description: 'Insights: why an offer failed',
  },
});
