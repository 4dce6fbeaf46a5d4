import type { ThreadListDefinition } from '@forecourt/feature-lists/threads';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  buyers: {
    defaultMessage: 'Buyers',
    description: 'Title: conversations with people who would buy a car',
  },
  all: { defaultMessage: 'All', description: 'Tab of all conversations with buyers' },
  new: { defaultMessage: 'New', description: 'Tab of conversations with an unread message' },
  read: { defaultMessage: 'Read', description: 'Tab of conversations that were read' },
  none: { defaultMessage: 'No threads found', description: 'Said in place of an empty list' },
  end: { defaultMessage: 'All threads loaded', description: 'Said below the last conversation' },
});

/** Conversations between buyers and staff, started by either (spec §2, routes). */
export const tradeBuyers: ThreadListDefinition = {
  path: '/trade/buyers',
  title: messages.buyers,
  initiatedBy: ['AGENT_BUYER', 'BUYER_AGENT'],
  tabs: [
    { path: '', status: '', label: messages.all, emptyMessage: messages.none },
    { path: 'new', status: 'NEW', label: messages.new, emptyMessage: messages.none },
    { path: 'read', status: 'READ', label: messages.read, emptyMessage: messages.none },
  ],
  endMessage: messages.end,
};
