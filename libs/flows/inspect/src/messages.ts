import { defineMessages } from 'react-intl';

/** Texts specific to the inspect flow. */
export const messages = defineMessages({
  requests: {
    defaultMessage: 'Requests',
    description: 'Menu entry and title: inspection requests',
  },
  all: { defaultMessage: 'All', description: 'Tab of all inspection requests' },
  cars: { defaultMessage: 'Cars', description: 'Menu entry: cars that were reported' },
  header: {
    defaultMessage: 'Request an Inspection',
    description: 'Title of the panel that sends an inspection request',
  },
});
