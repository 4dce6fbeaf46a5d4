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
    defaultMessage: 'Sent when you follow up, by SMS or email like the request.',
    description: 'Under "The reminder"',
  },
  notice: { defaultMessage: 'New messages', description: 'Group of texts' },
  noticeText: {
    defaultMessage: 'Tells customers that you wrote to them in the chat.',
    description: 'Under "New messages"',
  },
  conclusionText: {
    defaultMessage:
      'What customers are told when you reach this conclusion. It is sent by SMS or email after 24 hours, when the conclusion can no longer be undone, or when you press “Tell now”.',
    description: 'Under the name of a conclusion, such as "Repairable"',
  },
  previewPage: {
    defaultMessage: 'On the page behind the link',
    description: 'Names the preview of the page on which a customer reads the conclusion',
  },
  invite: { defaultMessage: 'The invite page', description: 'Group of texts' },
  inviteText: {
    defaultMessage: 'Where customers request the link themselves. Blank fields show the default.',
    description: 'Under "The invite page"',
  },
  whatsapp: { defaultMessage: 'WhatsApp', description: 'Group of fields: templates of messages' },
  whatsappText: {
    defaultMessage:
      'Content SIDs of your approved templates at Twilio. Their variables: 1 is the customer’s name, 2 your name, 3 the link. With a template of the request, staff can send by WhatsApp.',
    description: 'Under "WhatsApp"',
  },
  noTemplate: {
    defaultMessage: 'Without a template, it is sent by SMS.',
    description: 'Under the empty field of a WhatsApp template',
  },
  language: {
    defaultMessage: 'Language',
    description: 'Names the choice of the language of texts',
  },
  insert: { defaultMessage: 'Insert', description: 'Before buttons that put a placeholder in' },
  ours: {
    defaultMessage: 'Leave blank to use the default.',
    description: 'Under a text field that is empty',
  },
  startFromOurs: {
    defaultMessage: 'Start from default',
    description: 'Button: puts the product’s own text into the field, to change it',
  },
  backToOurs: {
    defaultMessage: 'Restore default',
    description: 'Button: empties the field, so that the product’s own text is sent',
  },
  noLink: {
    defaultMessage: 'If the text has no link, we add it at the end.',
    description: 'A message text has no {link}',
  },
  previewSms: { defaultMessage: 'As an SMS', description: 'Names the preview of a message' },
  previewEmail: { defaultMessage: 'As an email', description: 'Names the preview of a message' },
  addressHint: {
    defaultMessage: 'Starts with https:// or /. Leave blank to hide the link.',
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
  claim: {
    defaultMessage: 'Claim number, blank if there is none',
    description: 'What a placeholder stands for',
  },
});

export const phrases = defineMessages<{
  insertOf: { code: string; placeholder: string };
  segments: { segments: number; units: number };
  left: { left: number };
  foreign: { characters: string };
  unknown: { count: number; placeholders: string; allowed: string };
  missing: { count: number };
  faults: { count: number };
  notWritten: { language: string };
  notWrittenElse: { language: string; other: string };
  templateElse: { language: string };
}>({
  insertOf: { defaultMessage: 'Insert {code}: {placeholder}', description: 'Button, said in full' },
  segments: {
    defaultMessage:
      '{segments, plural, one {# SMS} other {# SMS}} · {units, plural, one {# character} other {# characters}}',
    description: 'What a text costs: providers charge each SMS of it',
  },
  left: { defaultMessage: '{left, number} left', description: 'Characters until the next SMS' },
  foreign: {
    defaultMessage: 'With {characters}, an SMS holds 70 characters instead of 160.',
    description: 'Characters that make a text need more SMS',
  },
  unknown: {
    defaultMessage:
      '{placeholders} {count, plural, one {is not a placeholder} other {are not placeholders}} here. Use {allowed}, or remove the braces.',
    description:
      'Error at a text with something in braces that is not filled in; lists of such words in braces',
  },
  missing: {
    defaultMessage: '{count, number} missing',
    description: 'Beside a language: how many texts are not written in it yet',
  },
  faults: {
    defaultMessage: '{count, number} to fix',
    description: 'Beside a language: how many of its texts can’t be published as they are',
  },
  templateElse: {
    defaultMessage: 'Customers get the template in {language}.',
    description: 'Under the empty field of a WhatsApp template; name of a language such as English',
  },
  notWritten: {
    defaultMessage: 'Not written in {language}: customers read the default text.',
    description: 'Under an empty text that the business has written in another language',
  },
  notWrittenElse: {
    defaultMessage: 'Not written in {language}: customers read the text in {other}.',
    description: 'Under an empty text; two names of languages, such as French and English',
  },
});
