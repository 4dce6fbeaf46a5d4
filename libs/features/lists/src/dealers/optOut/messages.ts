import { defineMessages } from 'react-intl';

/** Texts of the page on which a dealer refuses further mails. */
export const optOutMessages = defineMessages({
  title: { defaultMessage: 'Stop emails', description: 'Title of the window' },
  stop: { defaultMessage: 'Stop these emails', description: 'Button: refuses further mails' },
  undo: { defaultMessage: 'Undo', description: 'Button: mails are wanted again' },
  still: {
    defaultMessage: 'You will still hear about deals you already have.',
    description: 'Below the question whether mails should stop',
  },
  invalid: {
    defaultMessage: 'This link does not work',
    description: 'Title: the link in a mail is unknown',
  },
  invalidHint: {
    defaultMessage: 'Open the link in the latest email again, or reply to the sender.',
    description: 'Below: This link does not work',
  },
  failed: {
    defaultMessage: 'That did not work. Try again.',
    description: 'When refusing mails was not answered',
  },
});

/** Texts with names in them. */
export const optOutSentences = defineMessages<{
  question: { partner: string };
  lead: { dealer: string; partner: string };
  done: { dealer: string };
  doneLead: { partner: string };
}>({
  question: {
    defaultMessage: 'Stop emails from {partner}?',
    description: 'Title; partner is a business that sells cars',
  },
  lead: {
    defaultMessage:
      '{partner} invites {dealer} to auctions by email. If you stop these emails, no more invitations come.',
    description: 'Below the title',
  },
  done: { defaultMessage: '{dealer} gets no more emails', description: 'Title, after the press' },
  doneLead: {
    defaultMessage: '{partner} can no longer invite you to auctions. Only you can undo this.',
    description: 'Below the title, after the press',
  },
});
