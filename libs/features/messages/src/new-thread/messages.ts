import { defineMessages } from 'react-intl';

export const newThreadMessages = defineMessages({
  title: {
    defaultMessage: 'Ask about this car',
    description: 'Heading of the form below a car for sale, and the link to it',
  },
  sold: {
    defaultMessage: 'This car is sold',
    description: 'Heading in place of the form below a car for sale',
  },
  withdrawn: {
    defaultMessage: 'This car is no longer offered',
    description: 'Heading in place of the form below a car that its partner has withdrawn',
  },
  conversation: {
    defaultMessage: 'Messages',
    description: 'Link from an offer to the owner’s conversation with the partner',
  },
  name: { defaultMessage: 'Your name', description: 'Label in the form of a buyer' },
  contact: {
    defaultMessage: 'Email or mobile number',
    description: 'Label in the form of a buyer: where they are answered',
  },
  contactHint: {
    defaultMessage: 'We’ll send the reply here. Include the country code in a number.',
    description: 'Under the field for email or mobile number',
  },
  message: { defaultMessage: 'Your message', description: 'Label in the form of a buyer' },
  send: { defaultMessage: 'Send', description: 'Button that sends a buyer’s message' },
  nameMissing: { defaultMessage: 'Enter your name', description: 'Error under a field' },
  contactMissing: {
    defaultMessage: 'Enter your email or mobile number',
    description: 'Error under a field',
  },
  contactInvalid: {
    defaultMessage: 'Not a valid email or mobile number',
    description: 'Error under a field',
  },
  messageMissing: { defaultMessage: 'Enter a message', description: 'Error under a field' },
  failed: {
    defaultMessage: 'Your message was not sent. It is still here; try again.',
    description: 'After a buyer’s message that did not get through',
  },
  tooMany: {
    defaultMessage: 'Too many messages. Try again in an hour.',
    description: 'After a buyer’s message that was refused',
  },
  over: {
    defaultMessage: 'Questions about this car are closed.',
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
  closed: { partner: string };
}>({
  intro: {
    defaultMessage: '{partner} will reply in your own conversation.',
    description: 'Under the heading of the form below a car for sale',
  },
  closed: {
    defaultMessage: '{partner} has stopped taking questions about it.',
    description: 'Under "This car is sold" and "This car is no longer offered"',
  },
  sent: {
    defaultMessage: '{partner} will reply in your conversation. Keep its link. It’s only for you.',
    description: 'After a buyer’s message was sent',
  },
});
