import type { Thread } from '@forecourt/contract';
import { newestText } from '@forecourt/platform/thread-words';
import { DateTime } from '@forecourt/ui/date-time';
import type { Cells } from '../../list/cells.ts';
import type { threadTable } from '../columns.ts';
import { sentences } from '../messages.ts';

type Id = (typeof threadTable.ids)[number];

/** What each column shows of a conversation. */
export const threadCells: Cells<Thread, Id, Record<Id, string>> = {
  summary: (thread, styles, intl) => {
    const message = newestText(thread, intl);
    return (
      <bdi className={styles.summary}>
        {thread.sender_type === 'AGENT' ? intl.formatMessage(sentences.you, { message }) : message}
      </bdi>
    );
  },

  date: ({ last_message_at }, styles) => (
    <DateTime value={last_message_at} className={styles.date} />
  ),
};
