import { defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  name: { defaultMessage: 'Your name', description: 'Field of the forms that make an account' },
  email: { defaultMessage: 'Email', description: 'Field of the forms that make an account' },
  password: { defaultMessage: 'Password', description: 'Field of the forms that make an account' },
  rule: {
    defaultMessage:
      'At least 10 characters. Three unrelated words are easy to remember and hard to guess.',
    description: 'Under the field for a new password',
  },
  weak: {
    defaultMessage: 'Weak: a longer one is safer',
    description: 'What a new password is worth',
  },
  fair: { defaultMessage: 'Fair', description: 'What a new password is worth' },
  strong: { defaultMessage: 'Strong', description: 'What a new password is worth' },
  emptyName: {
    defaultMessage: 'Oops! Fill Name to proceed',
    description: 'Making an account: no name was given',
  },
  emptyEmail: {
    defaultMessage: 'Oops! Fill Email to proceed',
    description: 'Making an account: no email was given',
  },
  badEmail: {
    defaultMessage: 'This email address is not valid',
    description: 'Making an account: not an email address',
  },
  emailTaken: {
    defaultMessage: 'This email already has an account. Log in instead.',
    description: 'Making an account: the email has one',
  },
  emptyPassword: {
    defaultMessage: 'Oops! Fill Password to proceed',
    description: 'Making an account: no password was given',
  },
  shortPassword: {
    defaultMessage: 'Oops! Password should include at least 10 characters',
    description: 'Making an account: the password is too short',
  },
  commonPassword: {
    defaultMessage: 'Too many people use this password. Choose another one.',
    description: 'Choosing a password: it is among the most common ones',
  },
  ownNamePassword: {
    defaultMessage: 'Your name or email is easy to guess. Choose another password.',
    description: 'Choosing a password: it is made of the name or the email address',
  },
  signUpClosed: {
    defaultMessage: 'You need an invitation to register. Ask us for one.',
    description: 'Making an account: it is not open to everybody',
  },
  accountExists: {
    defaultMessage: 'This email now has an account. Reload the page to log in and join.',
    description: 'Accepting an invitation: the account was made meanwhile',
  },
  gone: {
    defaultMessage: 'This invitation no longer works. Ask for a new one.',
    description: 'Accepting an invitation that was used or revoked meanwhile',
  },
  openingLink: {
    defaultMessage: 'Opening your link',
    description: 'Title while a page loads that a link from a mail opens',
  },
  linkFailed: {
    defaultMessage: 'Your link could not be opened',
    description: 'A page that a link from a mail opens failed to load',
  },
  backToLogIn: {
    defaultMessage: 'Back to log in',
    description: 'Link to /login from the pages of an account',
  },
  logIn: { defaultMessage: 'Log in', description: 'Link to /login from the pages of an account' },
  offline: {
    defaultMessage: 'Forecourt can’t be reached. Your input is saved. Try again in a moment.',
    description: 'Making an account: the network or the server did not answer',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'Making an account: any other failure',
  },
});

/** Texts with values in them. */
export const accountPhrases = defineMessages<{
  rateLimited: { seconds: number };
  rateLimitedLong: { minutes: number };
}>({
  rateLimited: {
    defaultMessage:
      'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'Making an account or signing in: the server asks to wait a moment',
  },
  rateLimitedLong: {
    defaultMessage: 'Too many attempts. Try again in {minutes} minutes.',
    description: 'Making an account or signing in: the server asks to wait for minutes',
  },
});
