import type { NotificationKind } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Notifications', description: 'Title of what concerns the user' },
  list: { defaultMessage: 'Notifications', description: 'Names the list of notifications' },
  readAll: {
    defaultMessage: 'Mark all as read',
    description: 'Button: no notification is new anymore',
  },
  loading: { defaultMessage: 'Loading notifications', description: 'Spoken while they load' },
  empty: { defaultMessage: 'Nothing new', description: 'There is no notification' },
  emptyText: {
    defaultMessage:
      'You’ll see it here when a report you look after is completed, gets a bid, an answer or a message, or when a colleague mentions you.',
    description: 'Under "Nothing new"',
  },
  failed: {
    defaultMessage: 'Your notifications could not be loaded',
    description: 'In place of the notifications',
  },
  notRead: {
    defaultMessage: 'They could not be marked as read. Try again.',
    description: 'Marking all notifications as read failed',
  },
  more: { defaultMessage: 'Show more', description: 'Button: loads older notifications' },
  unread: { defaultMessage: 'New:', description: 'Read out before an unread notification' },
  somebody: {
    defaultMessage: 'A colleague',
    description: 'In place of a name: somebody who has left',
  },
  noName: { defaultMessage: 'No name yet', description: 'The customer has not said their name' },
});

/** Texts with values in them. */
export const sentences = defineMessages<{ button: { count: number } }>({
  button: {
    defaultMessage:
      '{count, plural, =0 {Notifications} one {Notifications, # new} other {Notifications, # new}}',
    description: 'Button in the top bar, with the number of unread notifications',
  },
});

/** What happened, by kind; name is the colleague or who wrote, car the make and model. */
export const kindSentences = defineMessages<
  Record<NotificationKind, { name: string; count: number; car: string }>
>({
  ASSIGNED: {
    defaultMessage: '{name} assigned a request to you',
    description: 'Notification; name is a colleague',
  },
  MENTIONED: {
    defaultMessage: '{name} mentioned you in a comment',
    description: 'Notification; name is a colleague',
  },
  REPORT_COMPLETED: {
    defaultMessage: 'Report completed',
    description: 'Notification: the customer has sent the report',
  },
  ADDITION_COMPLETED: {
    defaultMessage: 'What you asked for has been added',
    description: 'Notification: the customer has sent what the report was to have in addition',
  },
  BIDS: {
    defaultMessage:
      '{count, plural, one {New bid} other {# new bids}}{car, select, none {} other { on {car}}}',
    description: 'Notification; car is make and model, none if they are not known',
  },
  OFFER_ACCEPTED: {
    defaultMessage: 'The owner accepted the offer',
    description: 'Notification',
  },
  OFFER_DECLINED: {
    defaultMessage: 'The owner declined the offer',
    description: 'Notification',
  },
  MESSAGES: {
    defaultMessage:
      '{count, plural, one {New message} other {# new messages}}{name, select, none {} other { from {name}}}',
    description: 'Notification; name is who wrote, none if it is not known',
  },
});
