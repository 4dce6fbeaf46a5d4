import type { RequestBatchReason } from '@forecourt/contract';
import { detailNames } from '@forecourt/platform/request-words';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { BatchProblem } from './BatchStore.ts';
import type { ManyField } from './columns.ts';
import type { Outcome } from './planRows.ts';
import type { ManyProblem } from './SendManyStore.ts';

/** Texts of sending requests to many customers. */
export const manyMessages = defineMessages({
  title: { defaultMessage: 'Send to many', description: 'Title of a dialog' },
  lead: {
    defaultMessage:
      'Choose a CSV file of customers, or paste rows from a spreadsheet. You see every row before anything is sent.',
    description: 'First sentence of sending requests to many customers',
  },
  choose: { defaultMessage: 'Choose file', description: 'Button: opens the choice of a file' },
  drop: { defaultMessage: 'or drop it here', description: 'After the button: Choose file' },
  template: { defaultMessage: 'Download a template', description: 'Button: saves an empty file' },
  paste: { defaultMessage: 'Or paste rows', description: 'Label of a text box' },
  pasteHint: {
    defaultMessage: 'The first row names the columns.',
    description: 'Below the text box for rows of a spreadsheet',
  },
  look: { defaultMessage: 'Preview', description: 'Button: shows what would be sent' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes the dialog' },
  other: { defaultMessage: 'Another file', description: 'Button: starts again' },
  recent: {
    defaultMessage: 'Sent in the last 30 days',
    description: 'Title of the list of earlier files',
  },
  pasted: { defaultMessage: 'Pasted rows', description: 'In place of the name of a file' },
  columns: {
    defaultMessage: 'What each column is',
    description: 'Names the choices for the columns of a file',
  },
  nothing: { defaultMessage: 'Not used', description: 'Choice for a column of a file' },
  preferred: {
    defaultMessage: 'Customers with both phone and email get',
    description: 'Label of a choice: SMS or email',
  },
  sms: { defaultMessage: 'An SMS', description: 'Choice: how customers are written to' },
  email: { defaultMessage: 'An email', description: 'Choice: how customers are written to' },
  rows: { defaultMessage: 'Rows of the file', description: 'Names the table of the preview' },
  line: { defaultMessage: 'Row', description: 'Column: line of the file' },
  customer: { defaultMessage: 'Customer', description: 'Column of a table' },
  outcome: { defaultMessage: 'What happens', description: 'Column: what becomes of a row' },
  result: { defaultMessage: 'Result', description: 'Column: what became of a row' },
  anyway: {
    defaultMessage: 'Send anyway',
    description: 'Checkbox of a row: sends it though the customer has an open request',
  },
  overLimit: {
    defaultMessage: 'Over the limit: send it later',
    description: 'Why a row of a file is not sent',
  },
  noName: { defaultMessage: 'No name', description: 'In place of the name of a customer' },
  erased: {
    defaultMessage: 'Erased',
    description: 'In place of the name of a customer whose data was erased',
  },
  tryAgain: { defaultMessage: 'Try again', description: 'Button' },
  nothingToSend: {
    defaultMessage: 'No row can be sent yet.',
    description: 'Below the preview of a file',
  },
  stop: { defaultMessage: 'Stop sending', description: 'Button: stops what is not sent yet' },
  retry: { defaultMessage: 'Retry failed', description: 'Button: tries failed rows once more' },
  download: { defaultMessage: 'Download results', description: 'Button: saves a file' },
  close: { defaultMessage: 'Close', description: 'Button: closes the dialog; sending goes on' },
  goesOn: {
    defaultMessage: 'You can close this. Sending continues.',
    description: 'While requests are sent to many customers',
  },
  stopped: {
    defaultMessage: 'Stopped. What was sent stays sent.',
    description: 'After somebody has stopped sending to many customers',
  },
  finished: { defaultMessage: 'Done.', description: 'After all rows of a file have their result' },
  results: { defaultMessage: 'Results', description: 'Names the table of results; a button' },
  open: { defaultMessage: 'Open request', description: 'Link to the request of a row' },
  undelivered: {
    defaultMessage: 'Not delivered',
    description: 'Result of a row: sent, but not delivered',
  },
});

/** Why there is no preview, or nothing was sent. */
export const problemMessages: Record<ManyProblem, MessageDescriptor> = defineMessages({
  empty: {
    defaultMessage: 'Choose a file or paste rows first, with a row of column names.',
    description: 'Error',
  },
  tooLarge: {
    defaultMessage: 'The file is too large. Split it into smaller files.',
    description: 'Error',
  },
  tooMany: {
    defaultMessage: 'The file has more than 10,000 rows. Split it into smaller files.',
    description: 'Error',
  },
  notText: {
    defaultMessage: 'This is no CSV file. In your spreadsheet, save it as CSV.',
    description: 'Error: somebody chose a workbook or a picture',
  },
  notCsv: {
    defaultMessage: 'The file could not be read. Save it as CSV again.',
    description: 'Error',
  },
  unreadable: {
    defaultMessage: 'The file could not be opened. Choose it again.',
    description: 'Error',
  },
  network: {
    defaultMessage: 'No connection. Nothing is lost: try again.',
    description: 'Error: the server was not reached',
  },
  forbidden: {
    defaultMessage: 'You can’t send requests for this branch.',
    description: 'Error: the role does not allow it',
  },
  notVerified: {
    defaultMessage: 'Verify your email first with the link we sent you.',
    description: 'Error: the founder of the business has not verified their email',
  },
  failed: {
    defaultMessage: 'That did not work, and nothing was sent. Try again.',
    description: 'Error',
  },
});

/** What went wrong while a batch is followed. */
export const batchProblems: Record<BatchProblem, MessageDescriptor> = defineMessages({
  network: {
    defaultMessage: 'No connection. Sending continues; you’ll see the progress when you’re back.',
    description: 'While requests are sent to many customers',
  },
  gone: {
    defaultMessage: 'These results aren’t kept any more. The requests are in the list.',
    description: 'Results of sending to many customers are older than 30 days',
  },
  failed: {
    defaultMessage: 'The results could not be loaded. We’ll try again.',
    description: 'Results of sending to many customers',
  },
});

const columnNames = defineMessages({
  name: { defaultMessage: 'Name', description: 'What a column of a file is' },
  first: { defaultMessage: 'First name', description: 'What a column of a file is' },
  last: { defaultMessage: 'Last name', description: 'What a column of a file is' },
  phone: { defaultMessage: 'Phone', description: 'What a column of a file is' },
  email: { defaultMessage: 'Email', description: 'What a column of a file is' },
});

/** What a column can be. */
export const fieldNames: Record<ManyField, MessageDescriptor> = {
  ...columnNames,
  claim_number: detailNames.claim_number,
  policy_number: detailNames.policy_number,
  date_of_loss: detailNames.date_of_loss,
};

/** What is to become of a row. */
export const outcomeMessages: Record<Outcome, MessageDescriptor> = defineMessages({
  send: { defaultMessage: 'Send', description: 'What is to become of a row' },
  error: { defaultMessage: 'Error', description: 'What is to become of a row: it is not sent' },
  duplicate: { defaultMessage: 'Skip', description: 'What is to become of a row' },
  open: { defaultMessage: 'Skip', description: 'What is to become of a row' },
  limit: { defaultMessage: 'Skip', description: 'What is to become of a row' },
});

/** What became of a row. */
export const stateMessages = defineMessages({
  WAITING: { defaultMessage: 'Waiting', description: 'Result of a row: not its turn yet' },
  SENT: { defaultMessage: 'Sent', description: 'Result of a row' },
  SKIPPED: { defaultMessage: 'Skipped', description: 'Result of a row' },
  FAILED: { defaultMessage: 'Failed', description: 'Result of a row' },
  CANCELLED: { defaultMessage: 'Not sent', description: 'Result of a row: sending was stopped' },
});

/** Why a row was skipped or failed. */
export const reasonMessages: Record<
  Exclude<RequestBatchReason, 'MISSING_FIELD' | 'INVALID_FORMAT'>,
  MessageDescriptor
> = defineMessages({
  OPEN_REQUEST: { defaultMessage: 'Has an open request', description: 'Why a row was skipped' },
  DUPLICATE: {
    defaultMessage: 'The same customer as in an earlier row',
    description: 'Why a row was skipped',
  },
  INVALID: { defaultMessage: 'The row has an error', description: 'Why a row was skipped' },
  LIMIT: { defaultMessage: 'Over the limit: send it later', description: 'Why a row was skipped' },
  ADDRESS_NOT_ALLOWED: {
    defaultMessage: 'The name has a web or email address',
    description: 'Why a row failed',
  },
  COUNTRY_NOT_ALLOWED: {
    defaultMessage: 'SMS isn’t enabled for this country',
    description: 'Why a row failed',
  },
  QUOTA_EXCEEDED: {
    defaultMessage: 'Today’s limit was reached. Retry tomorrow.',
    description: 'Why a row failed',
  },
  CHANNEL_OFF: {
    defaultMessage: 'This way of sending is turned off',
    description: 'Why a row failed',
  },
  EMAIL_NOT_VERIFIED: {
    defaultMessage: 'The business isn’t verified yet',
    description: 'Why a row failed',
  },
  AREA_NOT_SET_UP: { defaultMessage: 'The area isn’t set up', description: 'Why a row failed' },
  FORBIDDEN: {
    defaultMessage: 'The sender may no longer send. Retry to send it yourself.',
    description: 'Why a row failed',
  },
  UNEXPECTED: {
    defaultMessage: 'Something went wrong. Retry it.',
    description: 'Why a row failed',
  },
});

/** Texts with values in them. */
export const manySentences = defineMessages<{
  ready: { count: number; total: number };
  left: { sms: number; email: number };
  leftSms: { count: number };
  leftEmail: { count: number };
  send: { count: number };
  missing: { field: string };
  invalid: { field: string };
  unlike: { field: string; example: string };
  sameAs: { line: number };
  open: { name: string; ago: string };
  more: { count: number };
  first: { count: number };
  notCsvAt: { line: number };
  summary: { sent: number; skipped: number; failed: number; cancelled: number };
  progress: { done: number; total: number };
  minutes: { count: number };
  undelivered: { count: number };
  by: { name: string; at: string };
  resultsOf: { name: string };
}>({
  ready: {
    defaultMessage: '{count} of {total, plural, one {# row} other {# rows}} can be sent',
    description: 'Above the preview of a file of customers',
  },
  left: {
    defaultMessage:
      'Your plan has {sms} SMS and {email, plural, one {# email} other {# emails}} left today.',
    description: 'Above the preview of a file of customers',
  },
  leftSms: {
    defaultMessage: 'Your plan has {count} SMS left today.',
    description: 'Above the preview of a file of customers',
  },
  leftEmail: {
    defaultMessage: 'Your plan has {count, plural, one {# email} other {# emails}} left today.',
    description: 'Above the preview of a file of customers',
  },
  send: {
    defaultMessage: 'Send {count, plural, one {# request} other {# requests}}',
    description: 'Button',
  },
  missing: {
    defaultMessage: '{field} is missing',
    description: 'Error of a row; field is such as Name',
  },
  invalid: {
    defaultMessage: '{field} is not valid',
    description: 'Error of a row; field is such as Email',
  },
  unlike: {
    defaultMessage: '{field} must look like {example}',
    description: 'Error of a row; field is such as Claim number, example such as CL-123456',
  },
  sameAs: {
    defaultMessage: 'The same customer as in row {line}',
    description: 'Beside a row that repeats another',
  },
  open: {
    defaultMessage: '{name} has an open request from {ago}',
    description: 'Beside a row; ago is such as 3 days ago',
  },
  more: {
    defaultMessage: 'Show {count, plural, one {# more row} other {# more rows}}',
    description: 'Button below the first rows of a long file',
  },
  first: {
    defaultMessage: 'The first {count} rows. The downloaded results have all.',
    description: 'Below the results of a long file',
  },
  notCsvAt: {
    defaultMessage: 'The file could not be read at line {line}. Save it as CSV again.',
    description: 'Error',
  },
  summary: {
    defaultMessage:
      '{sent} sent, {skipped} skipped, {failed} failed{cancelled, plural, =0 {} other {, # not sent}}',
    description: 'Results of sending requests to many customers',
  },
  progress: {
    defaultMessage: '{done} of {total}',
    description: 'Label of a progress bar: rows of a file that have a result',
  },
  minutes: {
    defaultMessage: 'About {count, plural, one {# minute} other {# minutes}} left.',
    description: 'While requests are sent to many customers',
  },
  undelivered: {
    defaultMessage:
      '{count, plural, one {# message was} other {# messages were}} not delivered. Open the request to correct the address.',
    description: 'After requests were sent to many customers',
  },
  resultsOf: {
    defaultMessage: 'Results of {name}',
    description: 'Names the button: Results; name is a file',
  },
  by: {
    defaultMessage: '{name}, {at}',
    description: 'Who sent requests to many customers, and when',
  },
});
