import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  stepTitle: {
    defaultMessage: 'One more step',
    description: 'Title of the second step of signing in',
  },
  stepLead: {
    defaultMessage: 'Show that it is you with your second factor.',
    description: 'Under the title of the second step of signing in',
  },
  usePasskey: {
    defaultMessage: 'Use a passkey',
    description: 'Button: shows who one is by a passkey',
  },
  or: { defaultMessage: 'or', description: 'Between the passkey button and the code field' },
  PASSWORD: { defaultMessage: 'Password', description: 'Label of the password field' },
  APP: { defaultMessage: 'Code of your authenticator app', description: 'Label of a code field' },
  RECOVERY_CODE: { defaultMessage: 'Recovery code', description: 'Label of a code field' },
  PASSKEY: { defaultMessage: 'Passkey', description: 'A second factor' },
  chooseAPP: {
    defaultMessage: 'Use a code of the authenticator app',
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
  againTitle: { defaultMessage: 'Is it still you?', description: 'Title of the step-up dialog' },
  againLead: {
    defaultMessage: 'This change is protected. Confirm that it’s you, and it goes ahead.',
    description: 'Under the title of the step-up dialog',
  },
  againFailed: {
    defaultMessage: 'This could not be asked. Nothing has changed.',
    description: 'The step-up dialog could not load',
  },
  loading: { defaultMessage: 'Loading', description: 'Spoken while something loads' },
  empty: {
    defaultMessage: 'Fill this field to go on',
    description: 'The code or password is missing',
  },
  refused: {
    defaultMessage: 'That is not right, or was used before. Try the next code.',
    description: 'The second factor was refused',
  },
  wrongPassword: { defaultMessage: 'Oops! Incorrect password', description: 'Password is wrong' },
  canceled: {
    defaultMessage: 'The passkey was not used. Try again, or use another way.',
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
