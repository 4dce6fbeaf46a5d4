import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Choose a new password', description: 'Title of the page /reset' },
  password: { defaultMessage: 'New password', description: 'Field of the page /reset' },
  submit: { defaultMessage: 'Save password', description: 'Button of the page /reset' },
  doneTitle: {
    defaultMessage: 'Your password is changed',
    description: 'Title once another password was chosen',
  },
  doneText: {
    defaultMessage: 'Every device was signed out. Log in with your new password.',
    description: 'Below that title',
  },
  goneTitle: {
    defaultMessage: 'This link no longer works',
    description: 'Title of a link that was used, or whose time is over',
  },
  goneText: {
    defaultMessage: 'A link works once, for 30 minutes. Ask for a new one.',
    description: 'Below that title',
  },
  goneMeanwhile: {
    defaultMessage: 'This link no longer works. Ask for a new one.',
    description: 'The link was used or ended while the form was filled',
  },
  askAgain: { defaultMessage: 'Send a new link', description: 'Link from /reset to /forgot' },
});

/** Texts with values in them. */
export const phrases = defineMessages<{ lead: { email: string } }>({
  lead: { defaultMessage: 'For {email}', description: 'Whose password is chosen on /reset' },
});
