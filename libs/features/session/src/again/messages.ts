import { defineMessages } from 'react-intl';

export const againMessages = defineMessages({
  title: {
    defaultMessage: 'Log in again to continue',
    description: 'Title of the dialog over a page whose session has ended',
  },
  lead: {
    defaultMessage:
      'Your session has ended. Your input is saved on this device and returns when you log in.',
    description: 'Below that title',
  },
  leave: {
    defaultMessage: 'Log out',
    description: 'Leaves the page instead of signing in again',
  },
});
