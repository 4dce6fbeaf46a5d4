import { Button } from '@forecourt/ui/button';
import type { IconComponent } from '@forecourt/ui/icon';
import { IconButton } from '@forecourt/ui/icon-button';
import { ProgressBar } from '@forecourt/ui/progress-bar';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Selection } from '../Selection.ts';
import { bulkRecipe } from './Bulk.recipe.ts';
import type { BulkDesk } from './BulkDesk.ts';
import type { BulkItem } from './BulkRun.ts';
import { messages, sentences } from './messages.ts';
import type { BulkWords, Progress } from './words.ts';

/** A bulk action. */
export interface BulkButton {
  id: string;
  label: string;
  icon: IconComponent;
  /** The number of selected rows that it applies to. */
  count: number;
  run(): void;
}

export interface BulkBarProps<Item extends BulkItem, Action extends string> {
  bulk: BulkDesk<Item, Action>;
  selection: Selection<Item>;
  /** How many rows are loaded. */
  loaded: number;
  words: BulkWords<Action>;
  buttons: readonly BulkButton[];
  onExport(): void;
}

/** Below the list: the number of selected rows and the actions, or the progress of one. */
export const BulkBar = observer(function BulkBar<Item extends BulkItem, Action extends string>(
  props: BulkBarProps<Item, Action>,
) {
  const { bulk, selection, words } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(bulkRecipe);
  return (
    <div role="region" aria-label={intl.formatMessage(words.bar)} className={styles.bar}>
      {bulk.isRunning ? <Running bulk={bulk} words={words} /> : <Selected {...props} />}
      {!bulk.isRunning && (
        <span className={styles.clear}>
          <IconButton
            icon={X}
            label={intl.formatMessage(messages.clear)}
            onClick={() => selection.clear()}
          />
        </span>
      )}
    </div>
  );
});

const Selected = observer(function Selected<Item extends BulkItem, Action extends string>({
  selection,
  loaded,
  buttons,
  onExport,
}: BulkBarProps<Item, Action>) {
  const intl = useIntl();
  const styles = useSlotRecipe(bulkRecipe);
  const of = selection.size;
  return (
    <>
      <span role="status" className={styles.count}>
        {intl.formatMessage(sentences.selected, { count: of })}
      </span>
      {!selection.areAll && loaded > 0 && (
        <Button size="sm" variant="ghost" onClick={() => selection.selectAll()}>
          {intl.formatMessage(sentences.selectAll, { count: loaded })}
        </Button>
      )}
      <div className={styles.actions}>
        {buttons.map(({ id, label, icon, count, run }) => (
          <Button key={id} size="sm" icon={icon} disabled={count === 0} onClick={run}>
            {count === of || count === 0
              ? label
              : intl.formatMessage(sentences.some, { action: label, count, of })}
          </Button>
        ))}
        <Button size="sm" icon={Download} disabled={of === 0} onClick={onExport}>
          {intl.formatMessage(messages.csv)}
        </Button>
      </div>
    </>
  );
});

const Running = observer(function Running<Item extends BulkItem, Action extends string>({
  bulk,
  words,
}: Pick<BulkBarProps<Item, Action>, 'bulk' | 'words'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(bulkRecipe);
  const { run, action } = bulk;
  if (!run || action === null) return null;
  const of = run.rows.length;
  const message: Progress = words.progress[action];
  const text = intl.formatMessage(message, { done: run.finished, of });
  return (
    <>
      <div className={styles.progress}>
        <span role="status">{run.isOffline ? intl.formatMessage(messages.offline) : text}</span>
        <ProgressBar bare value={of === 0 ? 1 : run.finished / of} label={text} />
      </div>
      <Button size="sm" onClick={() => run.cancel()}>
        {intl.formatMessage(messages.cancel)}
      </Button>
    </>
  );
});
