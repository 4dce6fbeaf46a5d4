import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Forgot your password?', description: 'Title of the page /forgot' },
  lead: {
    defaultMessage: 'We’ll email you a link to choose a new one.',
    description: 'Under the title of the page /forgot',
  },
  submit: { defaultMessage: 'Send link', description: 'Button of the page /forgot' },
  sentTitle: { defaultMessage: 'Check your inbox', description: 'Title once the link was sent' },
  again: {
    defaultMessage: 'Use another email',
    description: 'Button that goes back to the form of /forgot',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{ sent: { email: string } }>({
  sent: {
    defaultMessage:
      'If {email} has an account, a link is on its way. It works once, for 30 minutes. Nothing there? Look in your spam folder.',
    description: 'Said for any address, whether it has an account or not',
  },
});
