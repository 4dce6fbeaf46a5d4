import type { PrivacyAction, PrivacyCounts } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  settings: { defaultMessage: 'Settings', description: 'Title of the settings' },
  loading: { defaultMessage: 'Loading', description: 'Spoken while something loads' },
  customers: {
    defaultMessage: 'A customer’s data',
    description: 'Title: find a customer to export or erase what is kept of them',
  },
  customersLead: {
    defaultMessage:
      'Export what you keep of a customer, or erase it for good when they ask for it.',
    description: 'Under "A customer’s data"',
  },
  search: {
    defaultMessage: 'Find by name, e-mail or phone number',
    description: 'Search field for customers',
  },
  noMatch: {
    defaultMessage: 'No customer matches',
    description: 'The search for a customer found nobody',
  },
  searchFailed: {
    defaultMessage: 'The search did not work',
    description: 'The search for a customer failed',
  },
  noName: { defaultMessage: 'No name given', description: 'In place of a customer’s name' },
  exportData: { defaultMessage: 'Export', description: 'Button: a customer’s data as a file' },
  eraseData: { defaultMessage: 'Erase', description: 'Button: erases a customer for good' },
  retention: {
    defaultMessage: 'How long data is kept',
    description: 'Title: erases customers by itself after some months',
  },
  retentionLead: {
    defaultMessage:
      'Requests on which nothing has happened for so long are erased by night, with everything that belongs to them.',
    description: 'Under "How long data is kept"',
  },
  retentionFailed: {
    defaultMessage: 'The setting could not be loaded',
    description: 'How long data is kept: could not be loaded',
  },
  keep: { defaultMessage: 'Keep', description: 'Field: for how long data is kept' },
  forever: {
    defaultMessage: 'Until somebody erases it',
    description: 'Data is kept without a limit',
  },
  save: { defaultMessage: 'Save', description: 'Button: how long data is kept' },
  saved: { defaultMessage: 'Saved', description: 'Told once it is saved' },
  records: { defaultMessage: 'Record', description: 'Title: what was exported and erased' },
  recordsLead: {
    defaultMessage: 'What was exported and erased, by whom and why. It names no customer.',
    description: 'Under "Record"',
  },
  recordsEmpty: {
    defaultMessage: 'Nothing was exported or erased yet',
    description: 'The record is empty',
  },
  recordsFailed: {
    defaultMessage: 'The record could not be loaded',
    description: 'The record failed',
  },
  more: { defaultMessage: 'Show more', description: 'Button: loads older entries' },
  system: { defaultMessage: 'Forecourt', description: 'Did something by itself, by a setting' },
  exportTitle: {
    defaultMessage: 'Export this customer’s data?',
    description: 'Title of the dialog',
  },
  exportLead: {
    defaultMessage:
      'You get one zip file with the data and all photos. Its link works for an hour, for you alone.',
    description: 'What exporting does',
  },
  eraseTitle: { defaultMessage: 'Erase this customer?', description: 'Title of the dialog' },
  eraseLead: {
    defaultMessage:
      'All of this goes at once and cannot be brought back. Every link of theirs stops working. Fees and the sealed record of auctions stay, without the customer.',
    description: 'What erasing does',
  },
  customerFailed: {
    defaultMessage: 'What is kept of the customer could not be loaded',
    description: 'The dialog could not be filled',
  },
  customerGone: {
    defaultMessage: 'This customer is erased already',
    description: 'The dialog is about somebody who is gone',
  },
  goes: {
    defaultMessage: 'What is kept',
    description: 'Above counts of requests, photos and so on',
  },
  requests: { defaultMessage: 'Requests of this customer', description: 'Names a list' },
  reason: { defaultMessage: 'Reason', description: 'Field: why somebody is exported or erased' },
  reasonHint: {
    defaultMessage: 'It stays on record: do not name the customer.',
    description: 'Under the field Reason',
  },
  reasonMissing: { defaultMessage: 'Please say why', description: 'The field Reason is empty' },
  reasonNames: {
    defaultMessage: 'This names the customer, and the record stays. Please say it without.',
    description: 'The field Reason holds the name, address or number of the customer',
  },
  wrongName: { defaultMessage: 'This is not the name', description: 'The typed name is another' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes the dialog, nothing is done' },
  close: { defaultMessage: 'Close', description: 'Button: closes the dialog' },
  download: { defaultMessage: 'Download', description: 'Link to the exported file' },
  ready: {
    defaultMessage: 'The export is ready.',
    description: 'Told in the dialog; a link to download follows',
  },
  eraseForGood: {
    defaultMessage: 'Erase for good',
    description: 'Button that erases a customer',
  },
  makeExport: { defaultMessage: 'Make the export', description: 'Button that exports a customer' },
  erased: { defaultMessage: 'The customer is erased', description: 'Told once it is done' },
  offline: {
    defaultMessage: 'No connection. Nothing was changed: try again in a moment.',
    description: 'Something could not be sent',
  },
  forbidden: {
    defaultMessage: 'Only administrators can do this.',
    description: 'The person is no administrator any more',
  },
  full: {
    defaultMessage: 'The server is full and can’t save this. Tell whoever runs the server.',
    description: 'It failed: the disk of the server is full',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'It failed for any other reason',
  },
});

export const actionNames = defineMessages<PrivacyAction>({
  EXPORTED: { defaultMessage: 'Exported a customer', description: 'Entry of the record' },
  ERASED: { defaultMessage: 'Erased a customer', description: 'Entry of the record' },
  EXPIRED: {
    defaultMessage: 'Erased what was due',
    description: 'Entry of the record: by the retention that is set',
  },
  RETENTION_SET: {
    defaultMessage: 'Changed how long data is kept',
    description: 'Entry of the record',
  },
});

export const countNames = defineMessages<{ [Kind in keyof PrivacyCounts]: { count: number } }>({
  requests: {
    defaultMessage: '{count, plural, one {# request} other {# requests}}',
    description: 'How much is kept of a customer',
  },
  photos: {
    defaultMessage: '{count, plural, one {# photo} other {# photos}}',
    description: 'How much is kept of a customer',
  },
  scans: {
    defaultMessage: '{count, plural, one {# 360 scan} other {# 360 scans}}',
    description: 'How much is kept of a customer',
  },
  messages: {
    defaultMessage: '{count, plural, one {# message} other {# messages}}',
    description: 'How much is kept of a customer: in conversations',
  },
  comments: {
    defaultMessage: '{count, plural, one {# comment} other {# comments}}',
    description: 'How much is kept of a customer',
  },
  auctions: {
    defaultMessage: '{count, plural, one {# auction} other {# auctions}}',
    description: 'How much is kept of a customer',
  },
  offers: {
    defaultMessage: '{count, plural, one {# offer} other {# offers}}',
    description: 'How much is kept of a customer: offers of dealers',
  },
  sent: {
    defaultMessage: '{count, plural, one {# sent message} other {# sent messages}}',
    description: 'How much is kept of a customer: e-mails and text messages',
  },
  events: {
    defaultMessage: '{count, plural, one {# timeline entry} other {# timeline entries}}',
    description: 'How much is kept of a customer',
  },
});

export const phrases = defineMessages<{
  months: { months: number };
  due: { count: number };
  dueNow: { count: number };
  requests: { count: number };
  confirm: { name: string };
  exportOf: { name: string };
  eraseOf: { name: string };
}>({
  months: {
    defaultMessage: '{months, plural, one {# month} other {# months}} after the last activity',
    description: 'How long data is kept',
  },
  due: {
    defaultMessage:
      '{count, plural, =0 {Nothing is old enough to go now.} one {# request would go the next night.} other {# requests would go the next night.}}',
    description: 'What a retention that is chosen and not saved would erase',
  },
  dueNow: {
    defaultMessage:
      '{count, plural, =0 {Nothing is due now.} one {# request goes the next night.} other {# requests go the next night.}}',
    description: 'What the retention that is set erases',
  },
  requests: {
    defaultMessage: '{count, plural, one {# request} other {# requests}}',
    description: 'Beside a customer who was found',
  },
  confirm: {
    defaultMessage: 'Type “{name}” to confirm',
    description: 'Field before a customer is erased; their name, e-mail address or number',
  },
  exportOf: { defaultMessage: 'Export {name}', description: 'Names the button of a row' },
  eraseOf: { defaultMessage: 'Erase {name}', description: 'Names the button of a row' },
});
