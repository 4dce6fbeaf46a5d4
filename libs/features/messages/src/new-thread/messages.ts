import { defineMessages } from 'react-intl';

export const newThreadMessages = defineMessages({
  title: {
    defaultMessage: 'Ask about this car',
    description: 'Heading of the form below a car for sale, and the link to it',
  },
  conversation: {
    defaultMessage: 'Messages',
    description: 'Link from an offer to the owner’s conversation with the partner',
  },
  name: { defaultMessage: 'Your name', description: 'Label in the form of a buyer' },
  contact: {
    defaultMessage: 'E-mail or mobile number',
    description: 'Label in the form of a buyer: where they are answered',
  },
  contactHint: {
    defaultMessage: 'Where you are told of the answer. A number needs its country code.',
    description: 'Under the field for e-mail or mobile number',
  },
  message: { defaultMessage: 'Your message', description: 'Label in the form of a buyer' },
  send: { defaultMessage: 'Send', description: 'Button that sends a buyer’s message' },
  nameMissing: { defaultMessage: 'Please say who you are', description: 'Error under a field' },
  contactMissing: {
    defaultMessage: 'Please say where you can be answered',
    description: 'Error under a field',
  },
  contactInvalid: {
    defaultMessage: 'This is no e-mail address and no mobile number',
    description: 'Error under a field',
  },
  messageMissing: { defaultMessage: 'Please write something', description: 'Error under a field' },
  failed: {
    defaultMessage: 'Your message was not sent. It is still here; try again.',
    description: 'After a buyer’s message that did not get through',
  },
  tooMany: {
    defaultMessage: 'Too many messages came from here. Try again in an hour.',
    description: 'After a buyer’s message that was refused',
  },
  over: {
    defaultMessage: 'This car can no longer be asked about.',
    description: 'After a buyer’s message about a car whose link is over',
  },
  sentTitle: { defaultMessage: 'Your message is on its way', description: 'After it was sent' },
  open: { defaultMessage: 'Open the conversation', description: 'Link to what was written' },
  again: {
    defaultMessage: 'Write another message',
    description: 'Button that begins another conversation',
  },
});

export const newThreadPhrases = defineMessages<{
  intro: { partner: string };
  sent: { partner: string };
}>({
  intro: {
    defaultMessage: '{partner} answers you in a conversation of your own.',
    description: 'Under the heading of the form below a car for sale',
  },
  sent: {
    defaultMessage: '{partner} answers in your conversation. Keep its link: it is only yours.',
    description: 'After a buyer’s message was sent',
  },
});
