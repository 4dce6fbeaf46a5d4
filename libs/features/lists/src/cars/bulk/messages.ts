import { defineMessages } from 'react-intl';
import type { ArchivingAction } from '../../list/bulk/ArchivingDesk.ts';
import type { BulkWords } from '../../list/bulk/words.ts';

const around = defineMessages({
  bar: { defaultMessage: 'Selected cars', description: 'Names the bar of what is selected' },
});

const counted = defineMessages<{ exported: { count: number }; retry: { count: number } }>({
  exported: {
    defaultMessage: '{count, plural, one {# car} other {# cars}} exported',
    description: 'Toast after a file was saved',
  },
  retry: {
    defaultMessage: 'Try {count, plural, one {# car} other {# cars}} again',
    description: 'Button in the result of an action on many',
  },
});

const progress = defineMessages<Record<ArchivingAction, { done: number; of: number }>>({
  archive: { defaultMessage: 'Archiving {done} of {of}', description: 'Progress of many' },
  restore: { defaultMessage: 'Restoring {done} of {of}', description: 'Progress of many' },
});

const done = defineMessages<Record<ArchivingAction, { count: number }>>({
  archive: {
    defaultMessage: '{count, plural, one {# car} other {# cars}} archived',
    description: 'Toast',
  },
  restore: {
    defaultMessage: '{count, plural, one {# car} other {# cars}} restored',
    description: 'Toast',
  },
});

/** Texts about several cars. */
export const bulkWords: BulkWords<ArchivingAction> = { ...around, ...counted, progress, done };
