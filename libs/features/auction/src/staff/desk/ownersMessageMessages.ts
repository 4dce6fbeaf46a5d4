import { defineMessages } from 'react-intl';

/** Texts about the message that brings the owner an offer. */
export const ownersMessages = defineMessages({
  sending: { defaultMessage: 'Sending…', description: 'State of the message to the owner' },
  sentBySms: {
    defaultMessage: 'Sent by text message',
    description: 'State of the message to the owner; before the time',
  },
  sentByEmail: {
    defaultMessage: 'Sent by email',
    description: 'State of the message to the owner; before the time',
  },
  noAddress: {
    defaultMessage:
      'The owner has no phone number or email address, so no message was sent. Copy the link and pass it on.',
    description: 'In place of the state of the message to the owner',
  },
  ways: {
    defaultMessage: 'Ways to reach the owner',
    description: 'Names the buttons that bring the owner an offer that did not arrive',
  },
  sendSms: {
    defaultMessage: 'Send by text message',
    description: 'Button: sends the owner the offer by SMS, since the email did not arrive',
  },
  sendEmail: {
    defaultMessage: 'Send by email',
    description: 'Button: sends the owner the offer by email, since the SMS did not arrive',
  },
  sendAgain: {
    defaultMessage: 'Send again',
    description: 'Button: sends the owner the offer once more, the same way',
  },
  copyLink: {
    defaultMessage: 'Copy link',
    description: 'Button: copies the link by which the owner answers an offer',
  },
  copied: {
    defaultMessage:
      'Link copied. Anyone who has it can answer as the owner, so pass it on to the owner only.',
    description: 'The link by which the owner answers an offer is on the clipboard',
  },
  notCopied: {
    defaultMessage:
      'Your browser didn’t allow copying. Copy the link here, and pass it on to the owner only.',
    description: 'Above the link by which the owner answers an offer',
  },
  linkFailed: {
    defaultMessage: 'The link could not be loaded. Try again.',
    description: 'Copying the link of an owner or a dealer failed',
  },
  waitsUnreached: {
    defaultMessage: 'The offer has not reached the owner yet.',
    description: 'State of an offer: its message did not go out',
  },
  notReached: {
    defaultMessage: 'Not delivered to the owner',
    description: 'Title of the decision card: the message about the offer did not go out',
  },
});

export const ownersPhrases = defineMessages<{
  onItsWay: { price: string };
  unreached: { price: string };
}>({
  onItsWay: {
    defaultMessage: 'The best offer of {price} is on its way to the owner.',
    description: 'An auction has ended; the message to the owner is being sent',
  },
  unreached: {
    defaultMessage: 'The best offer of {price} has not reached the owner yet.',
    description: 'An auction has ended; the message to the owner did not go out',
  },
});
