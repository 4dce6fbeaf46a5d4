import { defineMessages } from 'react-intl';

/** Texts of the page that ends the email digest. */
export const messages = defineMessages({
  title: { defaultMessage: 'Stop the email digest?', description: 'Title of a page' },
  submit: { defaultMessage: 'Stop these emails', description: 'Button: ends the email digest' },
  doneTitle: {
    defaultMessage: 'You get no more digests',
    description: 'Title once the email digest has ended',
  },
  doneText: {
    defaultMessage: 'Nothing else changes. You can choose the digest again in your profile.',
    description: 'Below that title',
  },
  weeklyTitle: { defaultMessage: 'Stop the weekly figures?', description: 'Title of a page' },
  weeklyDoneTitle: {
    defaultMessage: 'You get no more weekly figures',
    description: 'Title once the emails with figures of the week have ended',
  },
  weeklyDoneText: {
    defaultMessage: 'Nothing else changes. You can choose them again in your profile.',
    description: 'Below the title "You get no more weekly figures"',
  },
  profile: { defaultMessage: 'Open profile', description: 'Link to one’s own profile' },
  goneTitle: {
    defaultMessage: 'This link does not work',
    description: 'Title: the link in an email digest is unknown',
  },
  goneText: {
    defaultMessage:
      'Open the link in the latest email again, or turn these emails off in your profile.',
    description: 'Below that title',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{ lead: { email: string }; weeklyLead: { email: string } }>({
  lead: {
    defaultMessage: 'Unread notifications are then no longer sent to {email}.',
    description: 'Under the question whether the email digest should stop',
  },
  weeklyLead: {
    defaultMessage: 'Figures of the week are then no longer sent to {email}.',
    description: 'Under the question whether the emails with figures of the week should stop',
  },
});
