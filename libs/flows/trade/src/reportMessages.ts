import { defineMessages } from 'react-intl';

/** Texts of the trade flow's reports (spec §2, Report view). */
export const messages = defineMessages({
  profile: {
    defaultMessage: 'Profile',
    description: 'Header title and first tab of the trade report that staff read',
  },
  chatWithBuyers: { defaultMessage: 'Chat with Buyers', description: 'Tab of a trade report' },
  chatWithSeller: { defaultMessage: 'Chat with Seller', description: 'Tab of a trade report' },
  similar: { defaultMessage: 'Similar cars for sale', description: 'Tab of a trade report' },
  carListing: {
    defaultMessage: 'Car listing',
    description: 'Header title of the trade report that anybody with its link reads',
  },
  offer: {
    defaultMessage: 'Offer on your car',
    description: 'Header title of the trade report that the owner of the car reads',
  },
  forSale: {
    defaultMessage: 'For sale',
    description: 'Header title of the trade report that a dealer reads',
  },
  ended: {
    defaultMessage: 'Auction ended',
    description: 'Header title of the trade report that a dealer reads after the auction',
  },
  yourAuctions: {
    defaultMessage: 'Your auctions',
    description: 'Button: leads a dealer whose link does not work to all of theirs',
  },
  sellers: {
    defaultMessage: 'Sellers',
    description: 'Link back to the list of people who were sent a trade-in request',
  },
  buyers: { defaultMessage: 'Buyers', description: 'Link back to the list of threads with buyers' },
  cars: { defaultMessage: 'Cars', description: 'Link back to the list of cars' },
});
