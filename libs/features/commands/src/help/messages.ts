import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Keyboard shortcuts', description: 'Title of the keyboard help' },
  page: { defaultMessage: 'On this page', description: 'Keyboard help: shortcuts of the page' },
  everywhere: {
    defaultMessage: 'Everywhere',
    description: 'Keyboard help: shortcuts of every page',
  },
  none: {
    defaultMessage: 'This page has no shortcuts of its own.',
    description: 'Keyboard help, where a page has none',
  },
});
