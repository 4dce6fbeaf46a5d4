import { defineMessages } from 'react-intl';

/** Texts about what is sent from the list. */
export const sendMessages = defineMessages({
  resendTitle: {
    defaultMessage: 'Send the request again?',
    description: 'Asks before a request is resent',
  },
  followUpTitle: {
    defaultMessage: 'Send a follow-up?',
    description: 'Asks before a customer is reminded',
  },
  message: { defaultMessage: 'Your message', description: 'Field: words of the reminder' },
  messageHint: {
    defaultMessage: 'Leave blank to send the default text.',
    description: 'Below the field for the words of a reminder',
  },
  resendDo: { defaultMessage: 'Resend', description: 'Button that resends a request' },
  followUpDo: { defaultMessage: 'Send follow-up', description: 'Button that sends a reminder' },
  written: { defaultMessage: 'The message', description: 'Names the words that will be sent' },
  template: {
    defaultMessage: 'Sends your WhatsApp template. A message of your own goes by SMS.',
    description: 'In place of the words that will be sent, where they are those of a template',
  },
  addressInWords: {
    defaultMessage:
      'Your text contains a web or email address. Until your business is verified, messages can only contain our link.',
    description: 'Sending was refused, because of an address in the message',
  },
  countryNotAllowed: {
    defaultMessage: 'SMS isn’t enabled for this country. An administrator can add it in Settings.',
    description: 'Sending was refused, because of the country of the number',
  },
  changed: {
    defaultMessage: 'The request has changed. Close this and review it.',
    description: 'Sending was refused, because the request is no longer in that state',
  },
  notSent: {
    defaultMessage: 'It could not be sent. Nothing is lost. Try again.',
    description: 'Sending failed; what was typed is still there',
  },
});

/** Texts with a name in them. */
export const sendSentences = defineMessages<{
  resent: { name: string };
  followedUp: { name: string };
  resendText: { name: string };
  followUpText: { name: string };
  bySms: { phone: string };
  byWhatsapp: { phone: string };
  byEmail: { email: string };
  left: { left: number };
}>({
  left: {
    defaultMessage:
      '{left, plural, one {Can be sent once more today.} other {Can be sent # more times today.}}',
    description: 'How often a request can still be sent again',
  },
  resent: { defaultMessage: 'Resending to {name}', description: 'Toast after resending' },
  followedUp: {
    defaultMessage: 'Follow-up on its way to {name}',
    description: 'Toast after a reminder',
  },
  resendText: {
    defaultMessage: '{name} will get the report link again.',
    description: 'What resending does; name is the customer',
  },
  followUpText: {
    defaultMessage: '{name} will get a reminder with the report link.',
    description: 'What a follow-up does; name is the customer',
  },
  bySms: {
    defaultMessage: 'By SMS to {phone}',
    description: 'Where the message goes',
  },
  byWhatsapp: {
    defaultMessage: 'By WhatsApp to {phone}',
    description: 'Where the message goes',
  },
  byEmail: {
    defaultMessage: 'By email to {email}',
    description: 'Where the message goes',
  },
});
