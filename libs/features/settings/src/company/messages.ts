import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    defaultMessage: 'Company sign-in',
    description: 'Title of a part of the security settings: signing in by OpenID Connect',
  },
  text: {
    defaultMessage:
      'Your people log in where your company has its accounts, by OpenID Connect. No password is needed here.',
    description: 'Under that title',
  },
  loading: { defaultMessage: 'Loading company sign-in', description: 'Spoken while it loads' },
  loadFailed: {
    defaultMessage: 'This could not be loaded',
    description: 'Company sign-in: loading failed',
  },
  callback: {
    defaultMessage: 'Redirect address to register with your provider',
    description: 'Company sign-in: above an address to copy',
  },
  copy: { defaultMessage: 'Copy address', description: 'Copies the redirect address' },
  issuer: {
    defaultMessage: 'Issuer',
    description: 'Field of company sign-in: address of the provider',
  },
  issuerHint: {
    defaultMessage: 'An address such as https://login.example.com, from your provider',
    description: 'Under the field Issuer',
  },
  clientId: { defaultMessage: 'Client ID', description: 'Field of company sign-in' },
  secret: { defaultMessage: 'Client secret', description: 'Field of company sign-in' },
  secretKept: {
    defaultMessage: 'Leave empty to keep the one you have. Another provider needs its own.',
    description: 'Under the field Client secret, where there is one',
  },
  domains: {
    defaultMessage: 'Email domains of your people',
    description: 'Company sign-in: over a list of domains to choose from',
  },
  noDomains: {
    defaultMessage:
      'An administrator needs a verified email address of your company’s own domain first.',
    description: 'Company sign-in: there is no domain to choose',
  },
  creates: {
    defaultMessage: 'People who log in for the first time become users',
    description: 'Switch of company sign-in',
  },
  claim: { defaultMessage: 'Claim with the groups', description: 'Field of company sign-in' },
  groups: {
    defaultMessage: 'Roles by group',
    description: 'Company sign-in: over the list of groups and their roles',
  },
  groupsHint: {
    defaultMessage:
      'People have the highest role of their groups from their next log-in on. Without groups, roles are set under Users.',
    description: 'Company sign-in: under Roles by group',
  },
  group: { defaultMessage: 'Group', description: 'Field: a group of the provider' },
  role: { defaultMessage: 'Role', description: 'Field: the role of a group' },
  addGroup: { defaultMessage: 'Add group', description: 'Adds a line for a group' },
  remove: { defaultMessage: 'Remove', description: 'Removes a group, or company sign-in' },
  fallback: {
    defaultMessage: 'Role of everyone else',
    description: 'Field: the role of people in none of the groups',
  },
  notIn: { defaultMessage: 'No access', description: 'Option: people in no group stay outside' },
  required: {
    defaultMessage: 'Everyone signs in with the company',
    description: 'Switch of company sign-in: passwords no longer open this branch',
  },
  requiredHint: {
    defaultMessage:
      'Passwords and passkeys stop working here, except for the administrator who turns this on: their password is the way in when the provider is down.',
    description: 'Under that switch',
  },
  test: { defaultMessage: 'Test the connection', description: 'Button: looks at the issuer' },
  save: { defaultMessage: 'Save', description: 'Saves company sign-in' },
  saved: { defaultMessage: 'Saved', description: 'Company sign-in was saved' },
  askRemove: { defaultMessage: 'Remove company sign-in?', description: 'Title of a question' },
  askRemoveText: {
    defaultMessage:
      'Those who logged in with the company are logged out. Their users stay, and they can choose a password by “Forgot password?”.',
    description: 'Text of that question',
  },
  UNREACHABLE: {
    defaultMessage: 'Nothing answers there.',
    description: 'Result of a test of the issuer',
  },
  NO_PROVIDER: {
    defaultMessage: 'What answers there is no OpenID provider.',
    description: 'Result of a test of the issuer',
  },
  OTHER_ISSUER: {
    defaultMessage: 'The provider calls itself by another issuer. Copy its own spelling.',
    description: 'Result of a test of the issuer',
  },
  badIssuer: {
    defaultMessage: 'Enter a public address that begins with https://',
    description: 'At the field Issuer',
  },
  secretNeeded: {
    defaultMessage: 'Enter the client secret of this provider',
    description: 'At the field Client secret',
  },
  badDomains: {
    defaultMessage: 'Choose a domain of your own that no other company here uses',
    description: 'At the domains',
  },
  badGroups: {
    defaultMessage: 'Each group needs a name, and only once',
    description: 'At the groups',
  },
  roleNeeded: {
    defaultMessage: 'Choose a role for people who come for the first time',
    description: 'At the role of everyone else',
  },
  passwordNeeded: {
    defaultMessage:
      'Choose a password for yourself first: someone must get in when the provider is down.',
    description:
      'Company sign-in for everyone was turned on by an administrator without a password',
  },
  unexpected: {
    defaultMessage: 'Nothing was saved. Try again.',
    description: 'Company sign-in: any other failure',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  found: { url: string };
  people: { count: number };
  kept: { name: string };
}>({
  found: {
    defaultMessage: 'Found. People will log in at {url}',
    description: 'Result of a test of the issuer',
  },
  people: {
    defaultMessage:
      '{count, plural, =0 {Nobody has logged in with it yet.} one {# person has logged in with it.} other {# people have logged in with it.}}',
    description: 'Company sign-in: how many use it',
  },
  kept: {
    defaultMessage: '{name} keeps a password.',
    description: 'Company sign-in for everyone: the exception',
  },
});
