import type { ApiTokenScope } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Settings', description: 'Title of the settings' },
  tokens: { defaultMessage: 'API tokens', description: 'Heading and name of a list' },
  tokensText: {
    defaultMessage:
      'For programs that send requests and read reports for this branch. A token acts in the name of the person who created it, and stops working when they leave.',
    description: 'Under the heading API tokens',
  },
  create: { defaultMessage: 'Create token', description: 'Button: opens a form, and sends it' },
  empty: { defaultMessage: 'No tokens', description: 'The branch has no token' },
  emptyText: {
    defaultMessage:
      'Create one for each program that signs in here, so that you can revoke it without stopping the others.',
    description: 'Under "No tokens"',
  },
  failed: { defaultMessage: 'This could not be loaded', description: 'It failed' },
  loading: { defaultMessage: 'Loading', description: 'Spoken while it loads' },
  expired: { defaultMessage: 'Expired', description: 'Badge of a token' },
  endless: { defaultMessage: 'Never expires', description: 'Beside a token' },
  unused: { defaultMessage: 'Never used', description: 'Beside a token' },
  revoke: { defaultMessage: 'Revoke', description: 'Button: ends a token' },
  askRevoke: { defaultMessage: 'Revoke this token?', description: 'Title of a question' },
  partnerId: {
    defaultMessage: 'Partner ID of this branch',
    description: 'Label of a value that programs send',
  },
  copyPartnerId: { defaultMessage: 'Copy partner ID', description: 'Button' },
  newToken: { defaultMessage: 'New API token', description: 'Title of a form' },
  name: { defaultMessage: 'Name', description: 'Label of a field' },
  nameHint: { defaultMessage: 'The program that uses it', description: 'Under the field Name' },
  scope: { defaultMessage: 'Permissions', description: 'Label of a field: what the token may do' },
  expiry: { defaultMessage: 'Expires', description: 'Label of a field' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes the form' },
  copyNow: { defaultMessage: 'Copy your token', description: 'Title of a dialog' },
  copyNowText: {
    defaultMessage: 'It’s shown only once. Store it like a password.',
    description: 'Under the title Copy your token',
  },
  copy: { defaultMessage: 'Copy token', description: 'Button' },
  done: { defaultMessage: 'Done', description: 'Button: closes the dialog with the token' },
  secret: { defaultMessage: 'Token', description: 'Spoken name of the token' },
  unexpected: {
    defaultMessage: 'Something went wrong. No changes were made. Try again in a moment.',
    description: 'A change failed',
  },
  full: {
    defaultMessage: 'A branch can have 50 tokens. Revoke one first.',
    description: 'No further token is possible',
  },
  missingName: { defaultMessage: 'Enter a name', description: 'The field Name is empty' },
});

export const scopeMessages = defineMessages<ApiTokenScope>({
  READ: { defaultMessage: 'Read', description: 'What a token may do' },
  WRITE: { defaultMessage: 'Read and send', description: 'What a token may do' },
});

export const scopeHints = defineMessages<ApiTokenScope>({
  READ: {
    defaultMessage: 'Everything a viewer can see. No changes.',
    description: 'What a token of Read may do',
  },
  WRITE: {
    defaultMessage: 'Everything an agent can do: send requests, make offers, write messages.',
    description: 'What a token of Read and send may do',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  expires: { date: string };
  ended: { date: string };
  used: { date: string };
  by: { who: string };
  days: { count: number };
  revokeOne: { name: string };
  revokeText: { name: string };
}>({
  expires: { defaultMessage: 'Expires {date}', description: 'Beside a token' },
  ended: { defaultMessage: 'Expired {date}', description: 'Beside a token that has expired' },
  used: { defaultMessage: 'Last used {date}', description: 'Beside a token' },
  by: { defaultMessage: 'Created by {who}', description: 'Beside a token' },
  days: {
    defaultMessage: '{count, plural, one {In # day} other {In # days}}',
    description: 'When a token expires',
  },
  revokeOne: { defaultMessage: 'Revoke {name}', description: 'Names the button Revoke' },
  revokeText: {
    defaultMessage: 'Programs that use {name} lose access immediately. You can’t undo this.',
    description: 'Under the question "Revoke this token?"',
  },
});
