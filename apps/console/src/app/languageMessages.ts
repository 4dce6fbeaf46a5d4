import { defineMessages } from 'react-intl';

export const languageMessages = defineMessages({
  failed: {
    defaultMessage: 'This language could not be loaded. Nothing has changed.',
    description: 'After choosing a language whose texts could not be had',
  },
});
