import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  product: { defaultMessage: 'Forecourt', description: 'Name of the product' },
  title: { defaultMessage: 'Welcome back', description: 'Title of the sign-in page' },
  lead: {
    defaultMessage: 'Requests, reports and auctions, in one place.',
    description: 'Line under the title of the sign-in page',
  },
  email: { defaultMessage: 'Email', description: 'Label of the email field of the sign-in form' },
  password: { defaultMessage: 'Password', description: 'Label of the password field' },
  submit: { defaultMessage: 'Log in', description: 'Button that signs in' },
  passkey: {
    defaultMessage: 'Use a passkey instead',
    description: 'Button of the sign-in page: no password is needed',
  },
  forgot: { defaultMessage: 'Forgot password?', description: 'Link from /login to /forgot' },
  company: {
    defaultMessage: 'Continue with your company',
    description:
      'Link from /login to /login/company: signing in where an employer has its accounts',
  },
  newHere: { defaultMessage: 'New here?', description: 'Before the link to make an account' },
  register: { defaultMessage: 'Create an account', description: 'Link from /login to /register' },
  emptyEmail: {
    defaultMessage: 'Oops! Fill Email to proceed',
    description: 'Sign-in form: no email was given',
  },
  emptyPassword: {
    defaultMessage: 'Oops! Fill Password to proceed',
    description: 'Sign-in form: no password was given',
  },
  shortPassword: {
    defaultMessage: 'Oops! Password should include at least 4 characters',
    description: 'Sign-in form: the password is too short to be one',
  },
  accountNotFound: {
    defaultMessage: 'Hmm, we can’t find this account',
    description: 'Sign-in form: nobody has this email',
  },
  wrongPassword: {
    defaultMessage: 'Oops! Incorrect password',
    description: 'Sign-in form: the password is wrong',
  },
  companyRequired: {
    defaultMessage: 'Your company asks you to log in with it',
    description:
      'Sign-in form: the password was right, but the partner takes only its company’s sign-in',
  },
  offline: {
    defaultMessage: 'Forecourt can’t be reached. Your input is saved. Try again in a moment.',
    description: 'Sign-in form: the network or the server did not answer',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'Sign-in form: any other failure',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  rateLimited: { seconds: number };
  accessEnded: { partner: string };
  rateLimitedLong: { minutes: number };
}>({
  rateLimited: {
    defaultMessage:
      'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'Sign-in form: the server asks to wait after many wrong passwords',
  },
  accessEnded: {
    defaultMessage:
      'Your access to {partner} has ended. If that’s a mistake, ask an administrator there, or log in to another partner.',
    description: 'On the sign-in page, after an administrator deactivated the person',
  },
  rateLimitedLong: {
    defaultMessage: 'Too many attempts. Try again in {minutes} minutes, or choose a new password.',
    description: 'Sign-in form: the same for minutes; a link to do so stands below the field',
  },
});
