import { defineMessages } from 'react-intl';
import type { MessageTag } from 'react-intl';

export const messages = defineMessages({
  phone: { defaultMessage: 'Your mobile number', description: 'Label of the phone field' },
  hint: {
    defaultMessage: 'We’ll send you one SMS with your personal link.',
    description: 'Under the phone field of the invite page',
  },
  smsOn: { defaultMessage: 'SMS available', description: 'Names a group in the list of countries' },
  smsOff: {
    defaultMessage: 'SMS not available',
    description: 'Names a group in the list of countries',
  },
  submit: { defaultMessage: 'Get started', description: 'Button of the phone form' },
  sentTitle: { defaultMessage: 'SMS on its way', description: 'Title after the phone form' },
  resend: { defaultMessage: 'Resend SMS', description: 'Button that sends the SMS once more' },
  sentAgain: { defaultMessage: 'Another SMS is on its way', description: 'Said after Resend SMS' },
  loading: { defaultMessage: 'Loading', description: 'Spoken while the page loads' },
  otherNumber: { defaultMessage: 'Use another number', description: 'Button back to the form' },
  missing: {
    defaultMessage: 'Please fill out all the fields',
    description: 'Phone form: no number was given',
  },
  invalid: {
    defaultMessage: 'This phone number is not valid',
    description: 'Phone form: not a mobile number',
  },
  country: {
    defaultMessage: 'No SMS can be sent to this country',
    description: 'Phone form: the partner does not send to the country of the number',
  },
  checking: {
    defaultMessage: 'Checking that you’re human. This takes a few seconds.',
    description: 'Phone form: many ask at once, and the browser solves a puzzle by itself',
  },
  offline: {
    defaultMessage: 'No connection. Your number is saved. Try again in a moment.',
    description: 'Phone form: the network or the server did not answer',
  },
  full: {
    defaultMessage: 'The server is full and can’t save this. Please try again later.',
    description: 'Phone form: the disk of the server is full',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'Phone form: any other failure',
  },
  notFoundTitle: {
    defaultMessage: 'Page not found',
    description: 'The link’s address belongs to nobody',
  },
  notFoundText: {
    defaultMessage: 'Check the link, or ask the sender for a new link.',
    description: 'Under "Page not found"',
  },
  offTitle: {
    defaultMessage: 'We can’t send a link from here',
    description: 'Title of the invite page where SMS is switched off',
  },
  failedTitle: {
    defaultMessage: 'The page could not be loaded',
    description: 'The server did not answer',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  agent: { name: string };
  agreement: { terms: MessageTag; privacy: MessageTag };
  sentText: { phone: string; bdi: MessageTag };
  resendWait: { seconds: number };
  rateLimited: { minutes: number };
  offText: { partner: string };
  notYet: { partner: string };
}>({
  offText: {
    defaultMessage: 'SMS is turned off. Ask {partner} to send you the link another way.',
    description: 'Under "We can’t send a link from here"',
  },
  notYet: {
    defaultMessage:
      '{partner} can’t send messages yet. Please contact them directly, or try again later.',
    description: 'Phone form: the business has not verified its email address',
  },
  agreement: {
    defaultMessage:
      'By continuing, you accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
    description: 'Under the button of the phone form; the tags are links',
  },
  agent: { defaultMessage: 'You are invited by {name}', description: 'Who sent the link' },
  sentText: {
    defaultMessage:
      'We sent a link to <bdi>{phone}</bdi>. Open it on that phone, next to your car.',
    description: 'After the phone form',
  },
  resendWait: {
    defaultMessage: 'Resend SMS in {seconds} s',
    description: 'The button while one has to wait',
  },
  rateLimited: {
    defaultMessage:
      'Too many messages requested. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Phone form: the server asks to wait',
  },
});
