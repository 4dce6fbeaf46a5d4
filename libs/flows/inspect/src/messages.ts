import { defineMessages } from 'react-intl';

/** Words of the inspect flow alone. */
export const messages = defineMessages({
  name: {
    defaultMessage: 'Inspection',
    description: 'Name of the flow and of its group in the menu',
  },
  requests: {
    defaultMessage: 'Requests',
    description: 'Menu entry and title: inspection requests',
  },
  all: { defaultMessage: 'All', description: 'Tab of all inspection requests' },
  header: {
    defaultMessage: 'Request an Inspection',
    description: 'Title of the panel that sends an inspection request',
  },
  report: {
    defaultMessage: 'Inspection',
    description: 'Header title of the report that staff read',
  },
});
