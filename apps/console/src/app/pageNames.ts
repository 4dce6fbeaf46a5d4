import { defineMessages } from 'react-intl';

/** Pages that the user menu leads to, as it and the window's title name them. */
export const pageNames = defineMessages({
  settings: { defaultMessage: 'Settings', description: 'Page with what a partner has set' },
  users: { defaultMessage: 'Users', description: 'Page with the people of a branch' },
  billing: { defaultMessage: 'Billing', description: 'Page with subscription and invoices' },
  profile: { defaultMessage: 'Profile', description: 'Page with what one changes about oneself' },
  sessions: { defaultMessage: 'Devices', description: 'Page with the places one is signed in at' },
});
