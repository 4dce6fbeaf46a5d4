import { defineMessages } from 'react-intl';
import type { BulkWords } from '../../list/bulk/words.ts';
import type { DealerBulkAction } from './DealerBulkStore.ts';

const around = defineMessages({
  bar: { defaultMessage: 'Selected dealers', description: 'Names the bar of what is selected' },
});

const counted = defineMessages<{ exported: { count: number }; retry: { count: number } }>({
  exported: {
    defaultMessage: '{count, plural, one {# dealer} other {# dealers}} exported',
    description: 'Toast after a file was saved',
  },
  retry: {
    defaultMessage: 'Try {count, plural, one {# dealer} other {# dealers}} again',
    description: 'Button in the result of an action on many',
  },
});

const progress = defineMessages<Record<DealerBulkAction, { done: number; of: number }>>({
  deactivate: { defaultMessage: 'Deactivating {done} of {of}', description: 'Progress of many' },
  takeBack: { defaultMessage: 'Reactivating {done} of {of}', description: 'Progress of many' },
});

const done = defineMessages<Record<DealerBulkAction, { count: number }>>({
  deactivate: {
    defaultMessage: '{count, plural, one {# dealer} other {# dealers}} deactivated',
    description: 'Toast',
  },
  takeBack: {
    defaultMessage: '{count, plural, one {# dealer is} other {# dealers are}} active again',
    description: 'Toast',
  },
});

/** Texts about several dealers. */
export const bulkWords: BulkWords<DealerBulkAction> = { ...around, ...counted, progress, done };
