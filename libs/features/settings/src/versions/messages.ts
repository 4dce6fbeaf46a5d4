import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RestoreFailure } from './VersionsStore.ts';

export const messages = defineMessages({
  title: {
    defaultMessage: 'Version history',
    description: 'List of the versions of the settings that were published',
  },
  more: { defaultMessage: 'Show earlier versions', description: 'Button' },
  empty: {
    defaultMessage: 'Nothing has been published yet',
    description: 'The list of published versions is empty',
  },
  emptyText: {
    defaultMessage: 'What you publish is kept here, to view, compare and restore.',
    description: 'Under "Nothing has been published yet"',
  },
  failed: {
    defaultMessage: 'The versions could not be loaded',
    description: 'In place of the published versions',
  },
  began: {
    defaultMessage: 'First settings',
    description: 'In place of a person’s name: the settings that a business began with',
  },
  current: { defaultMessage: 'Current', description: 'Mark of the version that is in force' },
  look: { defaultMessage: 'View', description: 'Button: shows how a version looked' },
  pages: {
    defaultMessage: 'Real pages with sample data, in the colors and words of this version.',
    description: 'Above the previews of a published version',
  },
  compare: {
    defaultMessage: 'Compare with now',
    description: 'Button: lists what differs between a version and the current settings',
  },
  restore: {
    defaultMessage: 'Restore',
    description: 'Button: publishes the values of an earlier version again',
  },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes a question, changes nothing' },
  close: { defaultMessage: 'Close', description: 'Button: closes a dialog' },
  loading: { defaultMessage: 'Loading the version', description: 'Spoken while it loads' },
  viewFailed: {
    defaultMessage: 'The version could not be loaded',
    description: 'In place of a version of the settings',
  },
  same: {
    defaultMessage: 'Nothing differs from the current settings.',
    description: 'In place of a list of differences',
  },
  compareText: {
    defaultMessage: 'In this version → now',
    description: 'Above a list of differences: what the two values of each are',
  },
  restoreText: {
    defaultMessage:
      'This publishes a new version. Invite, capture and public pages show it the next time they’re opened.',
    description: 'What restoring an earlier version does',
  },
  kept: {
    defaultMessage: 'Can’t be restored and stays unchanged:',
    description: 'Above a list of settings, such as a logo that was replaced',
  },
  restored: {
    defaultMessage: 'Version restored',
    description: 'Said once an earlier version is in force again',
  },
  removed: { defaultMessage: 'removed', description: 'Spoken before words that are gone' },
  added: { defaultMessage: 'added', description: 'Spoken before words that are new' },
});

export const failureMessages = defineMessages<RestoreFailure>({
  offline: {
    defaultMessage: 'No connection. Nothing was restored. Try again in a moment.',
    description: 'Restoring failed: the network or the server did not answer',
  },
  forbidden: {
    defaultMessage: 'You can no longer change settings. Nothing was restored.',
    description: 'Restoring failed: the person is no administrator any more',
  },
  stale: {
    defaultMessage:
      'Someone else just published changes. Check the list, which now compares with theirs, and restore again.',
    description: 'Restoring failed: another administrator published first',
  },
  unexpected: {
    defaultMessage: 'Something went wrong. No changes were made.',
    description: 'Restoring failed for any other reason',
  },
});

export const phrases = defineMessages<{
  restoredFrom: { when: string };
  lookTitle: { when: string };
  compareTitle: { when: string };
  restoreTitle: { when: string };
  draftStays: { count: number };
  useOf: { action: string; when: string };
}>({
  restoredFrom: {
    defaultMessage: 'Restored from version of {when}',
    description: 'At a published version; a date and time',
  },
  lookTitle: { defaultMessage: 'Version of {when}', description: 'Title; a date and time' },
  compareTitle: {
    defaultMessage: 'Version of {when} compared with now',
    description: 'Title; a date and time',
  },
  restoreTitle: {
    defaultMessage: 'Restore the version of {when}?',
    description: 'Question; a date and time',
  },
  draftStays: {
    defaultMessage:
      '{count, plural, one {Your unpublished change stays in your draft.} other {Your # unpublished changes stay in your draft.}}',
    description: 'What becomes of unpublished changes when an earlier version is restored',
  },
  useOf: {
    defaultMessage: '{action}: version of {when}',
    description: 'Button of a list, said in full, such as "Restore: version of 5 March 2026"',
  },
});

/** Names of settings that are restored together; others have those of the forms. */
export const keptMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  translations: {
    defaultMessage: 'Languages and translation files',
    description: 'What can’t be restored',
  },
  deals: { defaultMessage: 'Rules of deals', description: 'What can’t be restored' },
  sections: { defaultMessage: 'Requested sections', description: 'What can’t be restored' },
  identifiers: {
    defaultMessage: 'Claim and policy numbers',
    description: 'What can’t be restored',
  },
  flow: { defaultMessage: 'All texts and sections', description: 'What can’t be restored' },
});
