import { defineMessages } from 'react-intl';

/** Names of the palette's actions that have no button with the same label nearby. */
export const actionMessages = defineMessages({
  newRequest: { defaultMessage: 'New request', description: 'Palette: opens the request panel' },
  logOut: { defaultMessage: 'Log out', description: 'Palette: ends the session' },
});
