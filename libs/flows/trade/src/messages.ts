import { defineMessages } from 'react-intl';

/** Texts specific to the trade flow. */
export const messages = defineMessages({
  sellers: {
    defaultMessage: 'Sellers',
    description: 'Menu entry and title: people who were sent a trade-in request',
  },
  allRequests: { defaultMessage: 'All Requests', description: 'Tab of all trade-in requests' },
  new: { defaultMessage: 'New', description: 'Tab of trade-in requests that are not sent yet' },
  leads: {
    defaultMessage: 'Leads',
    description: 'Tab of trade-in requests that customers asked for themselves',
  },
  followUp: {
    defaultMessage: 'Follow-up',
    description: 'Tab of trade-in requests whose customer was reminded',
  },
  inactive: {
    defaultMessage: 'Inactive',
    description: 'Tab of trade-in requests without news for two weeks',
  },
  noneFollowedUp: {
    defaultMessage: 'No follow-ups sent',
    description: 'Said in place of an empty list of trade-in requests that were followed up',
  },
  noneInactive: {
    defaultMessage: 'No inactive requests',
    description: 'Said in place of an empty list of inactive trade-in requests',
  },
  buyers: {
    defaultMessage: 'Buyers',
    description: 'Menu entry: conversations with people who would buy a car',
  },
  cars: { defaultMessage: 'Cars', description: 'Menu entry: cars that were reported' },
  dealers: {
    defaultMessage: 'Dealers',
    description: 'Menu entry: dealers that auctions are shared with',
  },
  header: {
    defaultMessage: 'Request a Trade in',
    description: 'Title of the panel that sends a trade-in request',
  },
});
