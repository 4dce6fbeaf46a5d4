import { defineMessages } from 'react-intl';

/**
 * How far the sale of a car is: the statuses of a car for sale (spec §4), but for a new one, and that the
 * owner had accepted, but the car was not handed over.
 */
export type SaleStatus =
  | 'APPRAISED'
  | 'OFFER_ACCEPTED'
  | 'OFFER_DECLINED'
  | 'SOLD'
  | 'AUCTION_RUNNING'
  | 'AUCTION_COMPLETED'
  | 'FELL_THROUGH';

/** What they are called. */
export const saleStatusMessages = defineMessages<SaleStatus>({
  APPRAISED: { defaultMessage: 'Offer sent', description: 'Status of a car' },
  OFFER_ACCEPTED: { defaultMessage: 'Offer accepted', description: 'Status of a car' },
  OFFER_DECLINED: { defaultMessage: 'Offer declined', description: 'Status of a car' },
  SOLD: { defaultMessage: 'Sold', description: 'Status of a car' },
  AUCTION_RUNNING: { defaultMessage: 'Auction running', description: 'Status of a car' },
  AUCTION_COMPLETED: { defaultMessage: 'Auction completed', description: 'Status of a car' },
  FELL_THROUGH: {
    defaultMessage: 'Sale fell through',
    description: 'In a car’s row: the owner had accepted, and the car was not handed over',
  },
});
