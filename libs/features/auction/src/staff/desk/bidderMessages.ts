import { defineMessages } from 'react-intl';

/** Texts about an invited dealer: whether they opened it, and what did not arrive. */
export const bidderMessages = defineMessages({
  opened: {
    defaultMessage: 'Opened',
    description: 'Before the time when a dealer first opened the page of an auction',
  },
  notOpened: {
    defaultMessage: 'Not opened yet',
    description: 'A dealer has got an invitation and has not opened its page',
  },
  sendAgain: {
    defaultMessage: 'Send again',
    description: 'Button: sends a dealer once more what did not arrive, the same way',
  },
  sendSms: {
    defaultMessage: 'Send SMS',
    description: 'Button: invites a dealer by SMS, since the email did not arrive',
  },
  sendEmail: {
    defaultMessage: 'Send email',
    description: 'Button: invites a dealer by email, since the SMS did not arrive',
  },
  copyLink: {
    defaultMessage: 'Copy link',
    description: 'Button: copies the link by which a dealer bids',
  },
  copied: {
    defaultMessage:
      'Link copied. Anyone who has it can bid as this dealer, so pass it on to them only.',
    description: 'The link by which a dealer bids is on the clipboard',
  },
  notCopied: {
    defaultMessage:
      'Your browser didn’t allow copying. Copy the link here, and pass it on to this dealer only.',
    description: 'Above the link by which a dealer bids',
  },
});

export const bidderPhrases = defineMessages<{ ways: { name: string } }>({
  ways: {
    defaultMessage: 'Ways to reach {name}',
    description: 'Names the buttons that reach a dealer whom no message reached',
  },
});
