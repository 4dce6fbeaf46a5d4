import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    defaultMessage: 'Continue with your company',
    description: 'Title of the page /login/company, which leads to the sign-in of an employer',
  },
  lead: {
    defaultMessage: 'Enter your work email. You’ll log in where your company has its accounts.',
    description: 'Under the title of the page /login/company',
  },
  submit: { defaultMessage: 'Continue', description: 'Button of the page /login/company' },
  returning: {
    defaultMessage: 'Logging you in…',
    description: 'Title of /login/company on the way back from the company’s sign-in',
  },
  failed: {
    defaultMessage: 'You’re not logged in yet',
    description: 'Title of /login/company when the company’s sign-in was not taken',
  },
  confirming: {
    defaultMessage: 'Confirming it’s you…',
    description:
      'Title of /login/company when the company confirms who one is for a protected change',
  },
  notConfirmed: {
    defaultMessage: 'You’re not confirmed yet',
    description: 'Title of /login/company when the company did not confirm who one is',
  },
  back: {
    defaultMessage: 'Back',
    description: 'Button of /login/company: back to the page with the protected change',
  },
  again: {
    defaultMessage: 'Try again',
    description: 'Button of /login/company after a failure: back to the form',
  },
  notFound: {
    defaultMessage:
      'No company here uses this email’s domain. Check the address, or log in with your password.',
    description: 'Company sign-in: no partner has the domain of the address',
  },
  unreachable: {
    defaultMessage:
      'Your company’s sign-in doesn’t answer. Try again in a moment, or ask your administrator.',
    description: 'Company sign-in: the provider is down or set up wrongly',
  },
  refused: {
    defaultMessage: 'Your company’s sign-in was canceled, or its answer wasn’t valid. Try again.',
    description: 'Company sign-in: the provider said no, or its answer could not be checked',
  },
  ended: {
    defaultMessage:
      'This sign-in took too long, was used already, or began in another window. Start again.',
    description: 'Company sign-in: the attempt is over',
  },
  email: {
    defaultMessage:
      'Your company sent no verified email address of its own domain. Ask your administrator.',
    description: 'Company sign-in: the address is missing, unverified or of another domain',
  },
  noUser: {
    defaultMessage: 'You have no user here yet. Ask your administrator for an invitation.',
    description: 'Company sign-in: there is no user, and none is made',
  },
  otherUser: {
    defaultMessage:
      'Your email has an account that isn’t part of your company here. Ask your administrator for an invitation, and accept it with your password.',
    description: 'Company sign-in: the address belongs to an account of another partner',
  },
  otherPerson: {
    defaultMessage:
      'Another person logged in with your company. Log in there as the one who is logged in here.',
    description: 'Confirming who one is by company sign-in: it is another account of the company',
  },
  notAgain: {
    defaultMessage:
      'Your company’s sign-in didn’t confirm that it asked you again. Log out, then log in with your company; or ask your administrator.',
    description:
      'Confirming who one is by company sign-in: the provider used an earlier sign-in, or does not say when it was',
  },
  off: {
    defaultMessage: 'Your user is deactivated. If that’s a mistake, ask your administrator.',
    description: 'Company sign-in: an administrator deactivated the person',
  },
  noRole: {
    defaultMessage:
      'None of your company’s groups gives you access here. Ask your administrator to add you to one.',
    description: 'Company sign-in: no group of the person has a role',
  },
  offline: {
    defaultMessage: 'Forecourt can’t be reached. Try again in a moment.',
    description: 'Company sign-in: the network or the server did not answer',
  },
  tooMany: {
    defaultMessage: 'Too many attempts. Try again in a few minutes.',
    description: 'Company sign-in: the server asks to wait',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'Company sign-in: any other failure',
  },
});
