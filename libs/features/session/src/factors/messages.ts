import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  stepTitle: {
    defaultMessage: 'One more step',
    description: 'Title of the second step of signing in',
  },
  stepLead: {
    defaultMessage: 'Confirm it’s you with your second factor.',
    description: 'Under the title of the second step of signing in',
  },
  usePasskey: {
    defaultMessage: 'Use a passkey',
    description: 'Button: shows who one is by a passkey',
  },
  or: { defaultMessage: 'or', description: 'Between the passkey button and the code field' },
  PASSWORD: { defaultMessage: 'Password', description: 'Label of the password field' },
  APP: { defaultMessage: 'Code from your authenticator app', description: 'Label of a code field' },
  RECOVERY_CODE: { defaultMessage: 'Recovery code', description: 'Label of a code field' },
  PASSKEY: { defaultMessage: 'Passkey', description: 'A second factor' },
  chooseAPP: {
    defaultMessage: 'Use an authenticator app code',
    description: 'Link: asks for another thing',
  },
  chooseRECOVERY_CODE: {
    defaultMessage: 'Use a recovery code',
    description: 'Link: asks for another thing',
  },
  submit: { defaultMessage: 'Continue', description: 'Button: sends the code' },
  restart: {
    defaultMessage: 'Start over',
    description: 'Back from the second step to the password',
  },
  againTitle: { defaultMessage: 'Confirm it’s you', description: 'Title of the step-up dialog' },
  againLead: {
    defaultMessage: 'This change is protected. Use your second factor or password to continue.',
    description: 'Under the title of the step-up dialog',
  },
  againFailed: {
    defaultMessage: 'The check could not be started. No changes were made.',
    description: 'The step-up dialog could not load',
  },
  companyLead: {
    defaultMessage: 'This change is protected. Log in with your company again to continue.',
    description: 'Under the title of the step-up dialog, for people who only have company sign-in',
  },
  company: {
    defaultMessage: 'Continue with your company',
    description: 'Button of the step-up dialog: opens the company’s sign-in in a window',
  },
  companyAway: {
    defaultMessage: 'Log in in the window that opened. What you started continues here.',
    description: 'In the step-up dialog after its button has opened the company’s sign-in',
  },
  companyUnreachable: {
    defaultMessage:
      'Your company’s sign-in doesn’t answer. No changes were made. Try again in a moment.',
    description: 'The step-up dialog: the company’s provider is down or set up wrongly',
  },
  loading: { defaultMessage: 'Loading', description: 'Spoken while something loads' },
  empty: {
    defaultMessage: 'Fill in this field to continue',
    description: 'The code or password is missing',
  },
  refused: {
    defaultMessage: 'Wrong or already used. Try the next code.',
    description: 'The second factor was refused',
  },
  wrongPassword: { defaultMessage: 'Oops! Incorrect password', description: 'Password is wrong' },
  canceled: {
    defaultMessage: 'The passkey wasn’t used. Try again, or use another method.',
    description: 'The person closed the browser’s passkey window, or it took too long',
  },
  ended: {
    defaultMessage: 'That took too long. Start over.',
    description: 'The second step has timed out or was tried too often',
  },
  offline: {
    defaultMessage: 'Forecourt can’t be reached. Try again in a moment.',
    description: 'The network or the server did not answer',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'Any other failure',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{ rateLimited: { seconds: number } }>({
  rateLimited: {
    defaultMessage:
      'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'The server asks to wait after many wrong codes',
  },
});
