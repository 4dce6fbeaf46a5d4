import { defineMessages } from 'react-intl';

export const shellMessages = defineMessages({
  areasFailed: {
    defaultMessage: 'The areas of this branch could not be loaded',
    description: 'Toast: what the menu is made of did not arrive',
  },
});
