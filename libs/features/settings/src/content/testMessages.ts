import { defineMessages } from 'react-intl';
import type { TestFailure } from './TestStore.ts';

export const messages = defineMessages({
  test: {
    defaultMessage: 'Send me a test',
    description: 'Button: sends a text of the settings to the person who writes it',
  },
  smsTitle: {
    defaultMessage: 'Send me a test by SMS',
    description: 'Title of a dialog with a field for a phone number',
  },
  smsText: {
    defaultMessage: 'The draft with sample values. Its link opens your invite page.',
    description: 'In the dialog that sends a test by SMS',
  },
  number: { defaultMessage: 'Mobile number', description: 'Where a test goes by SMS' },
  send: { defaultMessage: 'Send test', description: 'Button' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes a dialog, changes nothing' },
});

export const phrases = defineMessages<{ testOf: { text: string }; sent: { to: string } }>({
  testOf: {
    defaultMessage: 'Send me a test: {text}',
    description: 'Button, said in full; the name of a text, such as "SMS with the link"',
  },
  sent: {
    defaultMessage: 'Test sent to {to}',
    description: 'Said once a test is on its way; an email address or a phone number',
  },
});

export const failureMessages = defineMessages<TestFailure>({
  offline: {
    defaultMessage: 'No connection. No test was sent. Try again in a moment.',
    description: 'Sending a test failed: the network or the server did not answer',
  },
  forbidden: {
    defaultMessage: 'You can no longer change settings. No test was sent.',
    description: 'Sending a test failed: the person is no administrator any more',
  },
  unverified: {
    defaultMessage: 'No test was sent: the email address of your business isn’t verified yet.',
    description: 'Sending a test failed: a new business can’t send messages yet',
  },
  off: {
    defaultMessage: 'No test was sent: this way of sending is turned off.',
    description: 'Sending a test failed: the operator set up no provider for SMS or email',
  },
  limited: {
    defaultMessage: 'You’ve sent many tests. Try again in an hour.',
    description: 'Sending a test failed: a limit is reached',
  },
  country: {
    defaultMessage: 'SMS can’t be sent to this country. You can add it in Settings › General.',
    description: 'Sending a test failed: the partner allows no SMS to the number’s country',
  },
  number: {
    defaultMessage: 'This is not a valid mobile number',
    description: 'Sending a test failed: the number can’t get SMS',
  },
  text: {
    defaultMessage: 'No test was sent: fix the marked text first.',
    description: 'Sending a test failed: a placeholder of the text is unknown',
  },
  unexpected: {
    defaultMessage: 'Something went wrong. No test was sent.',
    description: 'Sending a test failed for a reason we do not know',
  },
});
