import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Verify your email', description: 'Title of the page /verify' },
  submit: { defaultMessage: 'Verify email', description: 'Button of the page /verify' },
  notYou: {
    defaultMessage: 'Didn’t register? Just close this page.',
    description: 'Under the button of the page /verify',
  },
  doneTitle: { defaultMessage: 'Your email is verified', description: 'Title once it is' },
  doneText: {
    defaultMessage: 'Your business can send requests now.',
    description: 'Below that title',
  },
  open: { defaultMessage: 'Open Forecourt', description: 'Link from /verify to the first page' },
  goneTitle: {
    defaultMessage: 'This link no longer works',
    description: 'Title of a link that was used, or whose time is over',
  },
  goneText: {
    defaultMessage: 'Your email may already be verified. If not, log in and request a new link.',
    description: 'Below that title',
  },
  goneMeanwhile: {
    defaultMessage: 'This link no longer works. Your email may already be verified.',
    description: 'The link was used or ended while the page was open',
  },
  notice: {
    defaultMessage: 'Verify your email to send requests and invitations. We sent you a link.',
    description: 'Across the top while the founder of a business has not verified their email',
  },
  again: { defaultMessage: 'Send the link again', description: 'Button in that notice' },
  sent: {
    defaultMessage: 'Sent. Check your inbox.',
    description: 'In that notice, once a link was sent again',
  },
  notOwn: {
    defaultMessage:
      'Your email is verified. The person who set up this business still needs to verify theirs.',
    description: 'In that notice, where it is another’s address that is missing',
  },
  failed: {
    defaultMessage: 'The link could not be sent. Try again in a moment.',
    description: 'In that notice, when sending failed',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{ lead: { email: string }; wait: { seconds: number } }>({
  lead: {
    defaultMessage: 'Confirm that {email} is yours.',
    description: 'Under the title of the page /verify',
  },
  wait: {
    defaultMessage:
      'A link is on its way. Send another in {seconds, plural, one {# second} other {# seconds}}.',
    description: 'In the notice, when a link was sent a moment ago',
  },
});
