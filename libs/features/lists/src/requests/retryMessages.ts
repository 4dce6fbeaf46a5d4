import type { SendChannel } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts for retrying what was not delivered. */
export const retryMessages = defineMessages({
  title: {
    defaultMessage: 'The message was not delivered',
    description: 'Asks before a message that did not go out is sent again',
  },
  offerTitle: {
    defaultMessage: 'The offer was not delivered',
    description: 'Asks before the message that brings the owner an offer is sent again',
  },
  conclusionTitle: {
    defaultMessage: 'The conclusion was not delivered',
    description: 'Asks before the message that tells a customer the conclusion is sent again',
  },
  way: { defaultMessage: 'Send by', description: 'Names the choice of SMS or email' },
  number: { defaultMessage: 'Phone number', description: 'Field: where the SMS goes' },
  address: { defaultMessage: 'Email address', description: 'Field: where the email goes' },
  badNumber: {
    defaultMessage: 'This phone number is not valid',
    description: 'The number that a message is to go to again is none',
  },
  badAddress: {
    defaultMessage: 'This email address is not valid',
    description: 'The address that a message is to go to again is none',
  },
});

export const channelWords = defineMessages<SendChannel>({
  SMS: { defaultMessage: 'SMS', description: 'Way to send a message again' },
  EMAIL: { defaultMessage: 'Email', description: 'Way to send a message again' },
  WHATSAPP: { defaultMessage: 'WhatsApp', description: 'Way to send a message again' },
});

/** Texts with a name in them. */
export const retrySentences = defineMessages<{ text: { name: string }; again: { name: string } }>({
  text: {
    defaultMessage: '{name} didn’t get it. Correct the contact details if needed and resend.',
    description: 'What trying again does; name is the customer',
  },
  again: {
    defaultMessage: 'Resending to {name}',
    description: 'Toast after trying again; whether it arrives shows in the list',
  },
});
