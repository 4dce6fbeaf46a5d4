import { defineMessages } from 'react-intl';
import type { Placeholder } from './placeholders.ts';

export const messages = defineMessages({
  request: { defaultMessage: 'The request', description: 'Group of texts: the first message' },
  requestText: {
    defaultMessage: 'What customers get when you send them a request.',
    description: 'Under "The request"',
  },
  reminder: { defaultMessage: 'The reminder', description: 'Group of texts: following up' },
  reminderText: {
    defaultMessage: 'Sent when you follow up, by SMS or e-mail as the request was.',
    description: 'Under "The reminder"',
  },
  notice: { defaultMessage: 'New messages', description: 'Group of texts' },
  noticeText: {
    defaultMessage: 'Tells customers that you wrote to them in the chat.',
    description: 'Under "New messages"',
  },
  invite: { defaultMessage: 'The invite page', description: 'Group of texts' },
  inviteText: {
    defaultMessage: 'Where customers ask for the link themselves. Empty fields show our own texts.',
    description: 'Under "The invite page"',
  },
  insert: { defaultMessage: 'Insert', description: 'Before buttons that put a placeholder in' },
  ours: {
    defaultMessage: 'Empty: our own text is sent.',
    description: 'Under a text field that is empty',
  },
  startFromOurs: {
    defaultMessage: 'Start from our text',
    description: 'Button: puts the product’s own text into the field, to change it',
  },
  backToOurs: {
    defaultMessage: 'Back to our text',
    description: 'Button: empties the field, so that the product’s own text is sent',
  },
  noLink: {
    defaultMessage: 'Without a link in it, the link is put at its end.',
    description: 'A message text has no {link}',
  },
  previewSms: { defaultMessage: 'As an SMS', description: 'Names the preview of a message' },
  previewEmail: { defaultMessage: 'As an e-mail', description: 'Names the preview of a message' },
  addressHint: {
    defaultMessage: 'Starts with https:// or with /. Empty: no link is shown.',
    description: 'Under the fields of terms and privacy',
  },
  sampleName: { defaultMessage: 'Ann Lee', description: 'Made-up customer in a preview' },
  sampleCar: { defaultMessage: 'Audi A4', description: 'Made-up car in a preview' },
});

export const placeholderMessages = defineMessages<Placeholder>({
  name: { defaultMessage: 'Customer’s name', description: 'What a placeholder stands for' },
  partner: { defaultMessage: 'Your name', description: 'What a placeholder stands for' },
  link: { defaultMessage: 'Link', description: 'What a placeholder stands for' },
  minutes: {
    defaultMessage: 'Minutes a report takes',
    description: 'What a placeholder stands for',
  },
  car: { defaultMessage: 'Car', description: 'What a placeholder stands for' },
});

export const phrases = defineMessages<{
  insertOf: { code: string; placeholder: string };
  segments: { segments: number; units: number };
  left: { left: number };
  foreign: { characters: string };
  unknown: { placeholders: string };
}>({
  insertOf: { defaultMessage: 'Insert {code}: {placeholder}', description: 'Button, said in full' },
  segments: {
    defaultMessage:
      '{segments, plural, one {# SMS} other {# SMS}} · {units, plural, one {# character} other {# characters}}',
    description: 'What a text costs: providers charge each SMS of it',
  },
  left: { defaultMessage: '{left, number} left', description: 'Characters until the next SMS' },
  foreign: {
    defaultMessage: 'With {characters} only 70 characters fit into an SMS, not 160.',
    description: 'Characters that make a text need more SMS',
  },
  unknown: {
    defaultMessage: '{placeholders} is no placeholder: customers would read it as it is.',
    description: 'Something in braces that is not filled in',
  },
});
