import { defineMessages } from 'react-intl';
import type { BulkWords } from '../../list/bulk/words.ts';
import type { ArchivingAction } from '../../list/bulk/ArchivingDesk.ts';
import type { SendingAction } from '../requestActions.ts';

export const messages = defineMessages({
  resend: { defaultMessage: 'Resend', description: 'Button: resends all that is selected' },
  followUp: { defaultMessage: 'Follow-up', description: 'Button: reminds all that is selected' },
  resendTitle: {
    defaultMessage: 'Send these requests again?',
    description: 'Asks before many customers are written to',
  },
  followUpTitle: {
    defaultMessage: 'Send follow-ups?',
    description: 'Asks before many customers are reminded',
  },
  ownLink: {
    defaultMessage: 'Everyone gets their own link.',
    description: 'Below the example of a message to many',
  },
});

/** Texts with numbers and names. */
export const sentences = defineMessages<{
  resendText: { count: number };
  followUpText: { count: number };
  left: { count: number };
  more: { count: number };
  SMS: { count: number; name: string };
  WHATSAPP: { count: number; name: string };
  EMAIL: { count: number; name: string };
}>({
  resendText: {
    defaultMessage:
      '{count, plural, one {# customer gets} other {# customers get}} the link to the report again:',
    description: 'What resending many does, above their names',
  },
  followUpText: {
    defaultMessage:
      '{count, plural, one {# customer gets} other {# customers get}} a reminder with the link to the report:',
    description: 'What reminding many does, above their names',
  },
  left: {
    defaultMessage:
      '{count, plural, one {# selected request is} other {# selected requests are}} completed or archived and left out.',
    description: 'Below the names of those who are written to',
  },
  more: { defaultMessage: 'and {count} more', description: 'At the end of a long list of names' },
  SMS: {
    defaultMessage:
      '{count, plural, one {By SMS to {name}} other {By SMS to # customers; {name} gets}}:',
    description: 'Above the text of a message to many; name is one of those who get it',
  },
  WHATSAPP: {
    defaultMessage:
      '{count, plural, one {By your WhatsApp template to {name}, or as an SMS} other {By your WhatsApp template to # customers, or as an SMS; {name} gets}}:',
    description: 'Above the text of an SMS, which is sent where there is no template for it',
  },
  EMAIL: {
    defaultMessage:
      '{count, plural, one {By email to {name}} other {By email to # customers; {name} gets}}:',
    description: 'Above the text of a message to many; name is one of those who get it',
  },
});

const around = defineMessages({
  bar: { defaultMessage: 'Selected requests', description: 'Names the bar of what is selected' },
});

const counted = defineMessages<{ exported: { count: number }; retry: { count: number } }>({
  exported: {
    defaultMessage: '{count, plural, one {# request} other {# requests}} exported',
    description: 'Toast after a file was saved',
  },
  retry: {
    defaultMessage: 'Try {count, plural, one {# request} other {# requests}} again',
    description: 'Button in the result of an action on many',
  },
});

type Action = SendingAction | ArchivingAction | 'assign';

const progress = defineMessages<Record<Action, { done: number; of: number }>>({
  archive: { defaultMessage: 'Archiving {done} of {of}', description: 'Progress of many' },
  resend: { defaultMessage: 'Resending {done} of {of}', description: 'Progress of many' },
  followUp: {
    defaultMessage: 'Sending follow-ups, {done} of {of}',
    description: 'Progress of many',
  },
  restore: { defaultMessage: 'Restoring {done} of {of}', description: 'Progress of many' },
  assign: { defaultMessage: 'Assigning {done} of {of}', description: 'Progress of many' },
});

const done = defineMessages<Record<Action, { count: number }>>({
  archive: {
    defaultMessage: '{count, plural, one {# request} other {# requests}} archived',
    description: 'Toast',
  },
  resend: {
    defaultMessage: '{count, plural, one {# request} other {# requests}} sent again',
    description: 'Toast',
  },
  followUp: {
    defaultMessage: '{count, plural, one {# follow-up} other {# follow-ups}} sent',
    description: 'Toast',
  },
  restore: {
    defaultMessage: '{count, plural, one {# request} other {# requests}} restored',
    description: 'Toast',
  },
  assign: {
    defaultMessage: '{count, plural, one {# request} other {# requests}} assigned',
    description: 'Toast',
  },
});

/** Texts about several requests. */
export const bulkWords: BulkWords<Action> = { ...around, ...counted, progress, done };
