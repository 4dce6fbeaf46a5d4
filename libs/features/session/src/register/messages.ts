import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Create your account', description: 'Title of the page /register' },
  lead: {
    defaultMessage: 'Then set up your business, in about two minutes.',
    description: 'Under the title of the page /register',
  },
  submit: { defaultMessage: 'Create account', description: 'Button of the page /register' },
  known: { defaultMessage: 'Have an account already?', description: 'Before the link to log in' },
  logIn: { defaultMessage: 'Log in', description: 'Link from /register to /login' },
});
