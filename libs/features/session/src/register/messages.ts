import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Create your account', description: 'Title of the page /register' },
  lead: {
    defaultMessage: 'Then set up your business, in about two minutes.',
    description: 'Under the title of the page /register',
  },
  submit: { defaultMessage: 'Create account', description: 'Button of the page /register' },
  known: { defaultMessage: 'Have an account already?', description: 'Before the link to log in' },
  closedTitle: {
    defaultMessage: 'Registration is closed',
    description: 'Title of /register where nobody can register',
  },
  closedText: {
    defaultMessage:
      'New businesses can’t register here. If a colleague works with us, ask them to invite you.',
    description: 'Below that title',
  },
  inviteTitle: {
    defaultMessage: 'Registration is by invitation',
    description: 'Title of /register where one needs an invitation',
  },
  inviteText: {
    defaultMessage:
      'Open the link in your invitation. If a colleague works with us, ask them to invite you.',
    description: 'Below that title',
  },
  logIn: { defaultMessage: 'Log in', description: 'Link from /register to /login' },
});
