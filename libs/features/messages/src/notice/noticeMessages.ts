import type { Act } from '@forecourt/api-client/act';
import { defineMessages } from 'react-intl';

/** Texts about the email or SMS that tells the other side of a message. */
export const noticeMessages = defineMessages({
  sending: {
    defaultMessage: 'Notifying…',
    description: 'At a message: the email or SMS about it is being sent',
  },
  sentBySms: {
    defaultMessage: 'Notified by text message',
    description: 'At a message: an SMS about it was sent; before the time',
  },
  sentByEmail: {
    defaultMessage: 'Notified by email',
    description: 'At a message: an email about it was sent; before the time',
  },
  delivered: {
    defaultMessage: 'Text message delivered',
    description: 'At a message: the SMS about it reached the phone; before the time',
  },
  failed: {
    defaultMessage: 'Not notified',
    description: 'At a message: the email or SMS about it did not go out',
  },
  toSettings: { defaultMessage: 'Open Settings', description: 'Link to the countries for SMS' },
  ways: {
    defaultMessage: 'Ways to notify them',
    description: 'Names the buttons under a message that nobody was notified of',
  },
  sendSms: {
    defaultMessage: 'Notify by text message',
    description: 'Button: notifies of a message by SMS, since the email did not arrive',
  },
  sendEmail: {
    defaultMessage: 'Notify by email',
    description: 'Button: notifies of a message by email, since the SMS did not arrive',
  },
  sendAgain: {
    defaultMessage: 'Try again',
    description: 'Button: notifies of a message once more, the same way',
  },
  copyLink: {
    defaultMessage: 'Copy link',
    description: 'Button: copies the link by which the other side reads and answers',
  },
  copied: {
    defaultMessage:
      'Link copied. Anyone who has it can read and reply, so pass it on to this person only.',
    description: 'The link to a conversation is on the clipboard',
  },
  notCopied: {
    defaultMessage:
      'Your browser didn’t allow copying. Copy the link here, and pass it on to this person only.',
    description: 'Above the link to a conversation',
  },
  linkFailed: {
    defaultMessage: 'The link could not be loaded. Try again.',
    description: 'Copying the link to a conversation failed',
  },
});

export const noticePhrases = defineMessages<{
  title: { name: string };
  noAddress: { name: string };
}>({
  title: {
    defaultMessage: '{name} was not notified.',
    description: 'Under a conversation: the email or SMS about a message did not go out',
  },
  noAddress: {
    defaultMessage: '{name} has no phone number or email address. Copy the link and pass it on.',
    description: 'Under a conversation: nobody can be notified of a message',
  },
});

/** Why notifying again failed. */
export const noticeFailures = defineMessages<NonNullable<Act['failure']>>({
  unknown: {
    defaultMessage:
      'We got no response, so it may not have been sent. Try again. It only counts once.',
    description: 'A notice was sent and the connection was lost',
  },
  moved: {
    defaultMessage: 'They have read it, or their link is no longer valid.',
    description: 'A notice was refused because of a newer state',
  },
  forbidden: {
    defaultMessage: 'Your role does not allow this.',
    description: 'A notice was refused because of the person’s role',
  },
  full: {
    defaultMessage: 'The server is full. Nothing was sent: try again later.',
    description: 'A notice was refused: the disk of the server is full',
  },
  quotaExceeded: {
    defaultMessage: 'The limit for now is used up. Nothing was sent: try again later.',
    description: 'A notice was refused because of a quota',
  },
  rateLimited: {
    defaultMessage: 'Too many attempts. Try again in a minute.',
    description: 'A notice was refused because of too many attempts',
  },
  failed: {
    defaultMessage: 'It could not be sent. Try again.',
    description: 'A notice failed for any other reason',
  },
});
