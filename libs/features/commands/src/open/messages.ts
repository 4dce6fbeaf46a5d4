import { defineMessages } from 'react-intl';

/** Texts that appear on every page. */
export const messages = defineMessages({
  palette: {
    defaultMessage: 'Find anything',
    description: 'Button and keyboard help: opens the command palette',
  },
  help: {
    defaultMessage: 'Keyboard shortcuts',
    description: 'Keyboard help and palette: opens the keyboard help',
  },
});
