import { defineMessages } from 'react-intl';

/** How a customer got the link, in insights and in the filter of a list. */
export const channelNames = defineMessages({
  SMS: { defaultMessage: 'SMS', description: 'How a customer got the link' },
  EMAIL: { defaultMessage: 'Email', description: 'How a customer got the link' },
  WHATSAPP: { defaultMessage: 'WhatsApp', description: 'How a customer got the link' },
  INVITE: {
    defaultMessage: 'Invite page',
    description: 'Customers who asked for the link themselves',
  },
  WEBSITE: {
    defaultMessage: 'Website',
    description: 'Customers who asked for the link on the partner’s own website',
  },
});
