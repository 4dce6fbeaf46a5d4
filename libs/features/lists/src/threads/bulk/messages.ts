import { defineMessages } from 'react-intl';
import type { BulkWords } from '../../list/bulk/words.ts';
import type { ThreadBulkAction } from './ThreadBulkStore.ts';

const around = defineMessages({
  bar: {
    defaultMessage: 'Selected conversations',
    description: 'Names the bar of what is selected',
  },
});

const counted = defineMessages<{ exported: { count: number }; retry: { count: number } }>({
  exported: {
    defaultMessage: '{count, plural, one {# conversation} other {# conversations}} exported',
    description: 'Toast after a file was saved',
  },
  retry: {
    defaultMessage: 'Try {count, plural, one {# conversation} other {# conversations}} again',
    description: 'Button in the result of an action on many',
  },
});

const progress = defineMessages<Record<ThreadBulkAction, { done: number; of: number }>>({
  markRead: { defaultMessage: 'Marking {done} of {of}', description: 'Progress of many' },
  markNew: { defaultMessage: 'Marking {done} of {of}', description: 'Progress of many' },
});

const done = defineMessages<Record<ThreadBulkAction, { count: number }>>({
  markRead: {
    defaultMessage: '{count, plural, one {# conversation} other {# conversations}} marked as read',
    description: 'Toast',
  },
  markNew: {
    defaultMessage:
      '{count, plural, one {# conversation} other {# conversations}} marked as unread',
    description: 'Toast',
  },
});

/** Texts about several conversations. */
export const bulkWords: BulkWords<ThreadBulkAction> = { ...around, ...counted, progress, done };
