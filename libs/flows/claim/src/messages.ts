import { defineMessages } from 'react-intl';

/** Texts specific to the claim flow. */
export const messages = defineMessages({
  requests: { defaultMessage: 'Requests', description: 'Menu entry and title: claim requests' },
  all: { defaultMessage: 'All', description: 'Tab of all claim requests' },
  cars: { defaultMessage: 'Cars', description: 'Menu entry: cars that were reported' },
  header: {
    defaultMessage: 'Request a Claim',
    description: 'Title of the panel that sends a claim request',
  },
});
