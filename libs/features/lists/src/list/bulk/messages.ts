import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BulkState } from './BulkRun.ts';

/** Texts of bulk actions in every list. */
export const messages = defineMessages({
  archive: { defaultMessage: 'Archive', description: 'Button: archives all that is selected' },
  csv: { defaultMessage: 'Export CSV', description: 'Button: saves what is selected as a file' },
  clear: { defaultMessage: 'Clear selection', description: 'Button: nothing is selected any more' },
  cancel: { defaultMessage: 'Stop', description: 'Button: begins no further row of many' },
  offline: {
    defaultMessage: 'No connection. Resumes automatically.',
    description: 'While an action on many rows waits for the network',
  },
  undo: { defaultMessage: 'Undo', description: 'Takes the archiving of many back' },
  resultTitle: {
    defaultMessage: 'Some items were not processed',
    description: 'Title of the result',
  },
  close: { defaultMessage: 'Close', description: 'Closes the result of an action on many' },
  changed: {
    defaultMessage: 'Its status has changed',
    description: 'Why a row was refused',
  },
  forbidden: {
    defaultMessage: 'Your role does not allow it',
    description: 'Why a row was refused',
  },
  gone: { defaultMessage: 'It no longer exists', description: 'Why a row was refused' },
  serverFailed: {
    defaultMessage: 'Server error',
    description: 'Why a row failed; it can be tried again',
  },
  country: {
    defaultMessage: 'SMS isn’t enabled for this country',
    description: 'Why a row was refused',
  },
  address: {
    defaultMessage: 'The text contains a web or email address',
    description: 'Why a row was refused',
  },
  notStarted: { defaultMessage: 'Stopped before it started', description: 'A row not done' },
});

/** Texts with numbers and names. */
export const sentences = defineMessages<{
  selected: { count: number };
  selectAll: { count: number };
  some: { action: string; count: number; of: number };
  summary: { done: number; refused: number; failed: number; cancelled: number };
}>({
  selected: {
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'How many rows are selected',
  },
  selectAll: {
    defaultMessage: 'Select all {count} loaded',
    description: 'Button: selects every row that is loaded',
  },
  some: {
    defaultMessage: '{action} {count} of {of}',
    description: 'A button that can do only some of what is selected, such as Resend 2 of 5',
  },
  summary: {
    defaultMessage:
      '{done} done{refused, plural, =0 {} other {, # refused}}{failed, plural, =0 {} other {, # failed}}{cancelled, plural, =0 {} other {, # not started}}.',
    description: 'Sum of an action on many rows',
  },
});

/** The result of a row. */
export const stateMessages: Record<BulkState, MessageDescriptor> = defineMessages({
  waiting: { defaultMessage: 'Waiting', description: 'State of a row in an action on many' },
  running: { defaultMessage: 'In progress', description: 'State of a row in an action on many' },
  done: { defaultMessage: 'Done', description: 'State of a row in an action on many' },
  refused: { defaultMessage: 'Refused', description: 'State of a row in an action on many' },
  failed: { defaultMessage: 'Failed', description: 'State of a row in an action on many' },
  cancelled: { defaultMessage: 'Not started', description: 'State of a row in an action on many' },
});
