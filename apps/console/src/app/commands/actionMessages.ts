import { defineMessages } from 'react-intl';

/** Names of the palette's actions that have no button with the same label nearby. */
export const actionMessages = defineMessages({
  newRequest: { defaultMessage: 'New request', description: 'Palette: opens the request panel' },
  sendToMany: {
    defaultMessage: 'Send to many…',
    description: 'Palette: sends requests to the customers of a file',
  },
  assign: {
    defaultMessage: 'Assign',
    description: 'Palette: chooses who looks after the request of the open report',
  },
  logOut: { defaultMessage: 'Log out', description: 'Palette: ends the session' },
});
