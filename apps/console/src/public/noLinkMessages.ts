import { defineMessages } from 'react-intl';

/** Apart from the pages' own messages, which load with every page. */
export const noLinkMessages = defineMessages({
  text: {
    defaultMessage: 'Check the address, or ask the sender for a new link.',
    description: 'Under "Page not found", at an address that looks like a link someone was sent',
  },
});
