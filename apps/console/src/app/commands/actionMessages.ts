import { defineMessages } from 'react-intl';

/** Words of the palette's actions that have no button of the same name nearby. */
export const actionMessages = defineMessages({
  newRequest: { defaultMessage: 'New request', description: 'Palette: opens the request panel' },
  logOut: { defaultMessage: 'Log out', description: 'Palette: ends the session' },
});
