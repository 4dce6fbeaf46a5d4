import { defineMessages } from 'react-intl';

export const languageMessages = defineMessages({
  failed: {
    defaultMessage: 'This language could not be loaded. No changes were made.',
    description: 'After choosing a language whose texts could not be had',
  },
});
