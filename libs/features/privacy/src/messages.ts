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
    defaultMessage: 'Export a customer’s data, or erase it permanently at their request.',
    description: 'Under "A customer’s data"',
  },
  search: {
    defaultMessage: 'Find by name, email or phone number',
    description: 'Search field for customers',
  },
  noMatch: {
    defaultMessage: 'No matching customer',
    description: 'The search for a customer found nobody',
  },
  noMatchText: {
    defaultMessage: 'Check the spelling, or search by email or phone number instead.',
    description: 'Under "No matching customer"',
  },
  searchFailed: {
    defaultMessage: 'Search failed',
    description: 'The search for a customer failed',
  },
  noName: { defaultMessage: 'No name given', description: 'In place of a customer’s name' },
  exportData: { defaultMessage: 'Export', description: 'Button: a customer’s data as a file' },
  eraseData: { defaultMessage: 'Erase', description: 'Button: erases a customer for good' },
  retention: {
    defaultMessage: 'Data retention',
    description: 'Title: erases customers by itself after some months',
  },
  retentionLead: {
    defaultMessage:
      'Requests without activity for this long are erased overnight, with everything that belongs to them.',
    description: 'Under "Data retention"',
  },
  settingFailed: {
    defaultMessage: 'The setting could not be loaded',
    description: 'How long data is kept, or whether names are shown: could not be loaded',
  },
  team: {
    defaultMessage: 'Team in Insights',
    description: 'Title: names of the partner’s own people',
  },
  teamLead: {
    defaultMessage:
      'Insights show what each member did. Without names, all members are counted together, and colleagues can’t be chosen.',
    description: 'Under "Team in Insights"',
  },
  showNames: { defaultMessage: 'Show names', description: 'Switch: of members, in Insights' },
  keep: { defaultMessage: 'Keep', description: 'Field: for how long data is kept' },
  forever: {
    defaultMessage: 'Until erased manually',
    description: 'Data is kept without a limit',
  },
  save: { defaultMessage: 'Save', description: 'Button: how long data is kept' },
  saved: { defaultMessage: 'Saved', description: 'Told once it is saved' },
  records: { defaultMessage: 'Audit log', description: 'Title: what was exported and erased' },
  recordsLead: {
    defaultMessage: 'What was exported or erased, by whom and why. Customers are not named.',
    description: 'Under "Audit log"',
  },
  recordsEmpty: {
    defaultMessage: 'Nothing exported or erased yet',
    description: 'The record is empty',
  },
  recordsEmptyText: {
    defaultMessage: 'Each export, erasure and change of these settings will be listed here.',
    description: 'Under "Nothing exported or erased yet"',
  },
  recordsFailed: {
    defaultMessage: 'The audit log could not be loaded',
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
      'You’ll get a ZIP file with the data and all photos. Its link works for one hour, only for you.',
    description: 'What exporting does',
  },
  eraseTitle: { defaultMessage: 'Erase this customer?', description: 'Title of the dialog' },
  eraseLead: {
    defaultMessage:
      'This is immediate and can’t be undone. All of their links stop working. Fees and the auction audit log stay, without the customer.',
    description: 'What erasing does',
  },
  customerFailed: {
    defaultMessage: 'The customer’s data could not be loaded',
    description: 'The dialog could not be filled',
  },
  customerGone: {
    defaultMessage: 'This customer is already erased',
    description: 'The dialog is about somebody who is gone',
  },
  goes: {
    defaultMessage: 'Stored data',
    description: 'Above counts of requests, photos and so on',
  },
  requests: { defaultMessage: 'Requests of this customer', description: 'Names a list' },
  reason: { defaultMessage: 'Reason', description: 'Field: why somebody is exported or erased' },
  reasonHint: {
    defaultMessage: 'It stays in the audit log. Don’t name the customer.',
    description: 'Under the field Reason',
  },
  reasonMissing: { defaultMessage: 'Enter a reason', description: 'The field Reason is empty' },
  reasonNames: {
    defaultMessage: 'This names the customer, and the audit log is permanent. Leave the name out.',
    description: 'The field Reason holds the name, address or number of the customer',
  },
  wrongName: { defaultMessage: 'The name doesn’t match', description: 'The typed name is another' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes the dialog, nothing is done' },
  close: { defaultMessage: 'Close', description: 'Button: closes the dialog' },
  download: { defaultMessage: 'Download', description: 'Link to the exported file' },
  ready: {
    defaultMessage: 'The export is ready.',
    description: 'Told in the dialog; a link to download follows',
  },
  eraseForGood: {
    defaultMessage: 'Erase permanently',
    description: 'Button that erases a customer',
  },
  makeExport: { defaultMessage: 'Create export', description: 'Button that exports a customer' },
  erased: { defaultMessage: 'Customer erased', description: 'Told once it is done' },
  offline: {
    defaultMessage: 'No connection. No changes were made. Try again in a moment.',
    description: 'Something could not be sent',
  },
  forbidden: {
    defaultMessage: 'Only administrators can do this.',
    description: 'The person is no administrator any more',
  },
  full: {
    defaultMessage: 'The server is full and can’t save this. Contact your server administrator.',
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
    defaultMessage: 'Erased expired data',
    description: 'Entry of the record: by the retention that is set',
  },
  RETENTION_SET: {
    defaultMessage: 'Changed data retention',
    description: 'Entry of the record',
  },
  TEAM_NAMES_SHOWN: {
    defaultMessage: 'Turned on names in Insights',
    description: 'Entry of the record',
  },
  TEAM_NAMES_HIDDEN: {
    defaultMessage: 'Turned off names in Insights',
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
    description: 'How much is kept of a customer: emails and text messages',
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
    description: 'Data retention',
  },
  due: {
    defaultMessage:
      '{count, plural, =0 {Nothing is old enough to erase.} one {# request would be erased overnight.} other {# requests would be erased overnight.}}',
    description: 'What a retention that is chosen and not saved would erase',
  },
  dueNow: {
    defaultMessage:
      '{count, plural, =0 {Nothing is due to be erased.} one {# request is erased overnight.} other {# requests are erased overnight.}}',
    description: 'What the retention that is set erases',
  },
  requests: {
    defaultMessage: '{count, plural, one {# request} other {# requests}}',
    description: 'Beside a customer who was found',
  },
  confirm: {
    defaultMessage: 'Type “{name}” to confirm',
    description: 'Field before a customer is erased; their name, email address or number',
  },
  exportOf: { defaultMessage: 'Export {name}', description: 'Names the button of a row' },
  eraseOf: { defaultMessage: 'Erase {name}', description: 'Names the button of a row' },
});
