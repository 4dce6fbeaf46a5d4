import { saveFile } from '@forecourt/platform/csv';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Selection } from '../Selection.ts';
import { BulkBar, type BulkButton } from './BulkBar.tsx';
import type { BulkDesk } from './BulkDesk.ts';
import { BulkResult } from './BulkResult.tsx';
import type { BulkItem } from './BulkRun.ts';
import type { TellBulk } from './useBulkWords.ts';
import type { BulkWords } from './words.ts';

export interface BulkFrameProps<Item extends BulkItem, Action extends string> {
  bulk: BulkDesk<Item, Action>;
  store: { readonly selection: Selection<Item>; readonly items: readonly Item[] };
  words: BulkWords<Action>;
  tell: TellBulk<Item>;
  buttons: readonly BulkButton[];
  nameOf(item: Item): string;
  /** Name of the CSV file, such as `cars`, and its content; or what exports instead. */
  file: { name: string; textOf(items: readonly Item[]): string } | (() => void);
  /** Confirmation dialogs. */
  children?: ReactNode;
}

/** The bulk actions of a list, and their result. */
export const BulkFrame = observer(function BulkFrame<Item extends BulkItem, Action extends string>(
  props: BulkFrameProps<Item, Action>,
) {
  const { bulk, store, words, tell, buttons, nameOf, file, children } = props;
  const { selection, items } = store;
  const { isRunning } = bulk;
  const intl = useIntl();
  useStayOpen(isRunning);
  const exportCsv = (): void => {
    if (typeof file === 'function') return file();
    const date = new Date().toISOString().slice(0, 10);
    saveFile(`${file.name}-${date}.csv`, file.textOf(selection.items), 'text/csv');
    const title = intl.formatMessage(words.exported, { count: selection.size });
    showToast({ title, tone: 'success' });
  };
  return (
    <>
      {(selection.isSelecting || isRunning) && (
        <BulkBar
          bulk={bulk}
          selection={selection}
          words={words}
          buttons={buttons}
          loaded={items.length}
          onExport={exportCsv}
        />
      )}
      {children}
      <BulkResult bulk={bulk} words={words} nameOf={nameOf} tell={tell} />
    </>
  );
});

/** Warns before the page is closed, since the rest of the run would not be done. */
function useStayOpen(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
