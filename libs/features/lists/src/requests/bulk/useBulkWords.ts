import { showToast } from '@forecourt/ui/toast';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BulkRun } from './BulkRun.ts';
import type { BulkStore } from './BulkStore.ts';
import { doneSentences, messages } from './messages.ts';

/** Tells how a run ended, once it has. */
export type TellBulk = (ending: Promise<BulkRun | null>) => void;

/** Says with a toast that all was done, and offers to take archiving back for 6 s. */
export function useBulkWords(bulk: BulkStore): TellBulk {
  const intl = useIntl();
  return useCallback(
    (ending) => {
      void ending.then((run) => {
        const count = run?.count('done') ?? 0;
        if (count === 0) return;
        let undone = false;
        const undo = {
          label: intl.formatMessage(messages.undo),
          onSelect: () => {
            undone = true;
            void bulk.restore();
          },
        };
        showToast({
          title: intl.formatMessage(doneSentences[bulk.action], { count }),
          tone: 'success',
          action: bulk.action === 'archive' ? undo : undefined,
          onClose: () => {
            if (!undone) bulk.settle();
          },
        });
      });
    },
    [bulk, intl],
  );
}
