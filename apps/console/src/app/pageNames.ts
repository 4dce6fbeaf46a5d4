import { defineMessages } from 'react-intl';

/** Names of the pages in the user menu, also used in the window's title. */
export const pageNames = defineMessages({
  settings: { defaultMessage: 'Settings', description: 'Page with what a partner has set' },
  users: { defaultMessage: 'Users', description: 'Page with the people of a branch' },
  insights: { defaultMessage: 'Insights', description: 'Page with figures of a branch' },
  billing: { defaultMessage: 'Billing', description: 'Page with subscription and invoices' },
  profile: { defaultMessage: 'Profile', description: 'Page with what one changes about oneself' },
  system: { defaultMessage: 'System', description: 'Page with the state of the installation' },
  sessions: { defaultMessage: 'Devices', description: 'Page with the places one is signed in at' },
});
