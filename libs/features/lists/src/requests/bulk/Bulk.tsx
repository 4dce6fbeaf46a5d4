import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RequestListStore } from '../RequestListStore.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkQuestionDialog } from './BulkQuestionDialog.tsx';
import { BulkResult } from './BulkResult.tsx';
import { bulkOf } from './BulkStore.ts';
import { useBulkWords } from './useBulkWords.ts';

export interface BulkProps {
  store: RequestListStore;
  /** The report of a request, for the file. */
  report(id: string): string;
}

/** What can be done with all that is selected in a list, and how it went. */
export const Bulk = observer(function Bulk({ store, report }: BulkProps) {
  const bulk = bulkOf(store);
  const tell = useBulkWords(bulk);
  const { isRunning } = bulk;
  useEffect(() => {
    if (!isRunning) return;
    // A page that is closed now would leave the rest undone.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRunning]);
  return (
    <>
      {(store.selection.isSelecting || isRunning) && <BulkBar {...{ store, bulk, report, tell }} />}
      <BulkQuestionDialog bulk={bulk} selected={store.selection.size} tell={tell} />
      <BulkResult bulk={bulk} tell={tell} />
    </>
  );
});
