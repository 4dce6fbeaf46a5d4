import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  show: { defaultMessage: 'Show', description: 'Button: shows a history of the settings' },
  hide: { defaultMessage: 'Hide', description: 'Button: hides a history of the settings' },
});
