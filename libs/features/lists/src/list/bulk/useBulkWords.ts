import { showToast } from '@forecourt/ui/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BulkDesk } from './BulkDesk.ts';
import type { BulkItem, BulkRun } from './BulkRun.ts';
import { messages } from './messages.ts';
import type { BulkWords, Counted } from './words.ts';

/** Reports a run's result once it has ended. */
export type TellBulk<Item extends BulkItem> = (ending: Promise<BulkRun<Item> | null>) => void;

/** The undo of a bulk action. */
export interface BulkUndo {
  /** Whether the last run can be undone. */
  isOffered(): boolean;
  undo(): void;
  /** The undo is no longer offered. */
  settle(): void;
}

/** Shows a toast when all succeeded, with an undo for 6 s where possible. */
export function useBulkWords<Item extends BulkItem, Action extends string>(
  bulk: BulkDesk<Item, Action>,
  words: BulkWords<Action>,
  back?: BulkUndo,
): TellBulk<Item> {
  const intl = useIntl();
  return useCallback(
    (ending) => {
      void ending.then((run) => {
        const count = run?.count('done') ?? 0;
        if (count === 0 || bulk.action === null) return;
        let undone = false;
        const onClick = (): void => {
          undone = true;
          back?.undo();
        };
        const done: Counted = words.done[bulk.action];
        showToast({
          title: intl.formatMessage(done, { count }),
          tone: 'success',
          action: back?.isOffered()
            ? { label: intl.formatMessage(messages.undo), onClick }
            : undefined,
          onStatusChange: ({ status }) => {
            if (status === 'unmounted' && !undone) back?.settle();
          },
        });
      });
    },
    [bulk, words, back, intl],
  );
}
