import { defineMessages } from 'react-intl';

/** Texts about asking the customer of a completed report for more. */
export const moreMessages = defineMessages({
  ask: {
    defaultMessage: 'Ask for more',
    description: 'Button and title: more photos or answers for a completed report',
  },
  refused: { defaultMessage: 'Refused photos', description: 'Heading of photos to take again' },
  missing: { defaultMessage: 'Missing', description: 'Heading of sections that are not complete' },
  damages: { defaultMessage: 'More photos of damage', description: 'Heading of damages to pick' },
  there: {
    defaultMessage: 'Already provided',
    description: 'Heading of sections of which another photo or answer can be asked for',
  },
  required: { defaultMessage: 'Required', description: 'A section that a report must have' },
  message: { defaultMessage: 'Your message', description: 'Field: a line to the customer' },
  messageHint: {
    defaultMessage: 'The customer sees it above the steps.',
    description: 'Below the field for a line to the customer',
  },
  preview: {
    defaultMessage: 'What the customer sees first',
    description: 'Label of a preview of the first screen that the link opens',
  },
  send: { defaultMessage: 'Send', description: 'Button: asks the customer' },
  sendSms: { defaultMessage: 'Send SMS', description: 'Button: asks the customer by SMS' },
  sendEmail: { defaultMessage: 'Send email', description: 'Button: asks the customer by email' },
  nothing: {
    defaultMessage: 'Pick at least one',
    description: 'Beside the button that asks the customer, while nothing is picked',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Button that changes nothing' },
  customer: {
    defaultMessage: 'The customer',
    description: 'In place of the name of a customer that is not known',
  },
  askedFor: {
    defaultMessage: 'Customer asked for more',
    description: 'Toast after the customer was asked for more',
  },
  remind: {
    defaultMessage: 'Send reminder',
    description: 'Button: reminds the customer of what is still to come',
  },
  reminded: { defaultMessage: 'Reminder sent', description: 'Toast after a reminder' },
  cancelAsking: {
    defaultMessage: 'Cancel request',
    description: 'Button: nothing more is needed from the customer',
  },
  cancelTitle: {
    defaultMessage: 'Cancel this request?',
    description: 'Asks before nothing more is asked of the customer',
  },
  cancelText: {
    defaultMessage:
      'The report is complete again with what has arrived. Refused photos without a replacement count again.',
    description: 'What canceling a request for more photos does',
  },
  unsentText: {
    defaultMessage: 'The customer doesn’t know yet.',
    description: 'Below how many photos are refused and not sent',
  },
  keep: { defaultMessage: 'Keep waiting', description: 'Button that changes nothing' },
});

/** Texts with values in them. */
export const morePhrases = defineMessages<{
  intro: { name: string };
  share: { given: number; needed: number };
  damage: { number: number; part: string };
  bySms: { to: string };
  byWhatsapp: { to: string };
  byEmail: { to: string };
  asked: { date: string; name: string };
  askedBySomebody: { date: string };
  unsent: { count: number };
  came: { photos: number; date: string };
  without: { reason: string };
}>({
  intro: {
    defaultMessage: '{name} gets one message. The link opens only what you pick.',
    description: 'Below the title: name is the customer',
  },
  share: {
    defaultMessage: '{given, number} of {needed, number}',
    description: 'How much of a section is there, such as 1 of 4 photos',
  },
  damage: {
    defaultMessage: '{number, number}. {part}',
    description: 'A damage to pick, by its number on the drawing of the car',
  },
  bySms: { defaultMessage: 'By SMS to {to}', description: 'Where the message goes' },
  byWhatsapp: {
    defaultMessage: 'By WhatsApp to {to}, or by SMS with a message of yours or without a template',
    description: 'Where the message goes',
  },
  byEmail: { defaultMessage: 'By email to {to}', description: 'Where the message goes' },
  asked: {
    defaultMessage: 'Asked {date} by {name}',
    description: 'When and by whom the customer was asked for more',
  },
  askedBySomebody: {
    defaultMessage: 'Asked {date}',
    description: 'When the customer was asked for more',
  },
  unsent: {
    defaultMessage:
      '{count, plural, one {# photo refused, not sent yet} other {# photos refused, not sent yet}}',
    description: 'Above a report with refused photos while the customer is not asked yet',
  },
  came: {
    defaultMessage:
      '{photos, plural, =0 {Details added {date}} one {# photo added {date}} other {# photos added {date}}}',
    description: 'Above a report: what the customer added, and when',
  },
  without: {
    defaultMessage: 'Not everything came. Customer’s reason: “{reason}”',
    description: 'The customer left out something that was asked for',
  },
});
