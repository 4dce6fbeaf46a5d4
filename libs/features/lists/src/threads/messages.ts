import { defineMessages } from 'react-intl';
import type { ListWords } from '../list/definition.ts';

/** Texts of a thread's row and of the columns. */
export const messages = defineMessages({
  buyer: { defaultMessage: 'Buyer', description: 'Column: who the conversation is with' },
  message: { defaultMessage: 'Newest message', description: 'Column: start of the newest message' },
  received: { defaultMessage: 'Received', description: 'Column: when the newest message came' },
  noName: { defaultMessage: 'Unnamed buyer', description: 'In place of a buyer’s name' },
  unread: {
    defaultMessage: 'Unread',
    description: 'Says that a row has a message nobody has read',
  },
  viewReport: { defaultMessage: 'View Report', description: 'Opens the report of the car' },
  markRead: { defaultMessage: 'Mark as read', description: 'Action on a conversation' },
  markNew: { defaultMessage: 'Mark as unread', description: 'Action on a conversation' },
  toggle: {
    defaultMessage: 'Mark as read or unread',
    description: 'In the list of keyboard shortcuts: key u',
  },
});

/** Texts with values in them. */
export const sentences = defineMessages<{
  notMarked: { name: string };
  you: { message: string };
}>({
  notMarked: {
    defaultMessage: 'The conversation with {name} could not be marked',
    description: 'Toast when marking as read or unread failed and was taken back',
  },
  you: {
    defaultMessage: 'You: {message}',
    description: 'Newest message of a conversation, when staff wrote it',
  },
});

const around = defineMessages({
  search: { defaultMessage: 'Search by name', description: 'Search box above a list of threads' },
  tabs: { defaultMessage: 'Threads by read status', description: 'Names the tabs of the list' },
  noMatch: {
    defaultMessage: 'No threads found',
    description: 'Said when a name search finds nothing',
  },
});

const { noMatchHint } = defineMessages<{ noMatchHint: { text: string } }>({
  noMatchHint: {
    defaultMessage: 'No buyer or seller matches “{text}”.',
    description: 'Below: No threads found',
  },
});

/** Texts of a thread list's search and tabs. */
export const words: ListWords = { ...around, noMatchHint };
