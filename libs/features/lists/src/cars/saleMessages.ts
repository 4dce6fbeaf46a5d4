import { defineMessages } from 'react-intl';

/** How far the sale of a car is, in its row. */
export const saleMessages = defineMessages({
  noBids: { defaultMessage: 'No bids yet', description: 'In a car’s row: its auction runs' },
  noOffers: { defaultMessage: 'No offers', description: 'In a car’s row: its auction ended empty' },
  ended: { defaultMessage: 'Auction ended', description: 'Below: No offers' },
  reserve: {
    defaultMessage: 'Below the reserve',
    description: 'Below the best bid of an auction that ended',
  },
  waiting: {
    defaultMessage: 'Waiting for the owner',
    description: 'Below an offer that the owner has not answered',
  },
  expired: { defaultMessage: 'Not answered in time', description: 'Below an offer that expired' },
});

export const salePhrases = defineMessages<{
  best: { price: string };
  bids: { count: number; left: string };
  waitingUntil: { when: string };
  accepted: { price: string };
  declined: { price: string };
  sold: { price: string };
  days: { count: number };
  hours: { count: number };
  minutes: { count: number };
}>({
  best: { defaultMessage: '{price} best', description: 'In a car’s row: the best bid' },
  bids: {
    defaultMessage: '{count, plural, =0 {{left}} one {# bid · {left}} other {# bids · {left}}}',
    description: 'In a car’s row: bids of its auction, and the time left, such as 18 h left',
  },
  waitingUntil: {
    defaultMessage: 'Waiting for the owner until {when}',
    description: 'Below an offer: a weekday or a date until which the owner may answer',
  },
  accepted: { defaultMessage: 'Accepted {price}', description: 'In a car’s row: by its owner' },
  declined: { defaultMessage: 'Declined {price}', description: 'In a car’s row: by its owner' },
  sold: { defaultMessage: 'Sold for {price}', description: 'In a car’s row: it changed hands' },
  days: { defaultMessage: '{count, number} d left', description: 'Days until an auction ends' },
  hours: { defaultMessage: '{count, number} h left', description: 'Hours until an auction ends' },
  minutes: {
    defaultMessage: '{count, number} min left',
    description: 'Minutes until an auction ends',
  },
});
