import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BulkState } from './BulkRun.ts';
import type { BulkAction } from './BulkStore.ts';

export const messages = defineMessages({
  bar: { defaultMessage: 'Selected requests', description: 'Names the bar of what is selected' },
  archive: { defaultMessage: 'Archive', description: 'Button: archives all that is selected' },
  resend: { defaultMessage: 'Resend', description: 'Button: resends all that is selected' },
  followUp: { defaultMessage: 'Follow-up', description: 'Button: reminds all that is selected' },
  csv: { defaultMessage: 'Export CSV', description: 'Button: saves what is selected as a file' },
  clear: { defaultMessage: 'Clear selection', description: 'Button: nothing is selected any more' },
  cancel: { defaultMessage: 'Stop', description: 'Button: begins no further row of many' },
  offline: {
    defaultMessage: 'No connection. It goes on by itself.',
    description: 'While an action on many requests waits for the network',
  },
  undo: { defaultMessage: 'Undo', description: 'Takes the archiving of many back' },
  resendTitle: {
    defaultMessage: 'Send these requests again?',
    description: 'Asks before many customers are written to',
  },
  followUpTitle: {
    defaultMessage: 'Send follow-ups?',
    description: 'Asks before many customers are reminded',
  },
  resultTitle: { defaultMessage: 'Not everything was done', description: 'Title of the result' },
  close: { defaultMessage: 'Close', description: 'Closes the result of an action on many' },
  changed: {
    defaultMessage: 'Its status has changed meanwhile',
    description: 'Why a request was refused',
  },
  forbidden: {
    defaultMessage: 'Your role does not allow it',
    description: 'Why a request was refused',
  },
  gone: { defaultMessage: 'It is no longer there', description: 'Why a request was refused' },
  serverFailed: {
    defaultMessage: 'The server could not do it',
    description: 'Why a request failed; it can be tried again',
  },
  notStarted: { defaultMessage: 'Stopped before it was begun', description: 'A row not done' },
});

/** With numbers and names. */
export const sentences = defineMessages<{
  selected: { count: number };
  selectAll: { count: number };
  some: { action: string; count: number; of: number };
  resendText: { count: number };
  followUpText: { count: number };
  left: { count: number };
  more: { count: number };
  exported: { count: number };
  retry: { count: number };
  summary: { done: number; refused: number; failed: number; cancelled: number };
}>({
  selected: {
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'How many requests are selected',
  },
  selectAll: {
    defaultMessage: 'Select all {count} loaded',
    description: 'Button: selects every request that is loaded',
  },
  some: {
    defaultMessage: '{action} {count} of {of}',
    description: 'A button that can do only some of what is selected, such as Resend 2 of 5',
  },
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
  exported: {
    defaultMessage: '{count, plural, one {# request} other {# requests}} exported',
    description: 'Toast after a file was saved',
  },
  retry: {
    defaultMessage: 'Try {count, plural, one {# request} other {# requests}} again',
    description: 'Button in the result of an action on many',
  },
  summary: {
    defaultMessage:
      '{done} done{refused, plural, =0 {} other {, # refused}}{failed, plural, =0 {} other {, # failed}}{cancelled, plural, =0 {} other {, # not begun}}.',
    description: 'Sum of an action on many requests',
  },
});

/** While it goes on. */
export const progressSentences = defineMessages<Record<BulkAction, { done: number; of: number }>>({
  archive: { defaultMessage: 'Archiving {done} of {of}', description: 'Progress of many' },
  resend: { defaultMessage: 'Resending {done} of {of}', description: 'Progress of many' },
  followUp: {
    defaultMessage: 'Sending follow-ups, {done} of {of}',
    description: 'Progress of many',
  },
  restore: { defaultMessage: 'Taking back {done} of {of}', description: 'Progress of many' },
});

/** Toasts when all was done. */
export const doneSentences = defineMessages<Record<BulkAction, { count: number }>>({
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
    defaultMessage: '{count, plural, one {# request} other {# requests}} taken back',
    description: 'Toast',
  },
});

/** How a row ended. */
export const stateMessages: Record<BulkState, MessageDescriptor> = defineMessages({
  waiting: { defaultMessage: 'Waiting', description: 'State of a request in an action on many' },
  running: { defaultMessage: 'Under way', description: 'State of a request in an action on many' },
  done: { defaultMessage: 'Done', description: 'State of a request in an action on many' },
  refused: { defaultMessage: 'Refused', description: 'State of a request in an action on many' },
  failed: { defaultMessage: 'Failed', description: 'State of a request in an action on many' },
  cancelled: {
    defaultMessage: 'Not begun',
    description: 'State of a request in an action on many',
  },
});
