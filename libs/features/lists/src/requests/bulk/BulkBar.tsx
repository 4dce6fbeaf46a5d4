import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { ProgressBar } from '@forecourt/ui/progress-bar';
import { useSlotStyles } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import ArchiveIcon from 'lucide-react/icons/archive';
import BellRing from 'lucide-react/icons/bell-ring';
import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { RequestListStore } from '../RequestListStore.ts';
import { bulkRecipe } from './Bulk.recipe.ts';
import type { BulkStore } from './BulkStore.ts';
import { requestsCsv, saveFile } from './csv.ts';
import { messages, progressSentences, sentences } from './messages.ts';
import type { TellBulk } from './useBulkWords.ts';

interface BulkBarProps {
  store: RequestListStore;
  bulk: BulkStore;
  report(id: string): string;
  tell: TellBulk;
}

/** Below the list: how many are selected and what can be done with them, or how far it is. */
export const BulkBar = observer(function BulkBar(props: BulkBarProps) {
  const { store, bulk } = props;
  const intl = useIntl();
  const styles = useSlotStyles(bulkRecipe);
  return (
    <div role="region" aria-label={intl.formatMessage(messages.bar)} className={styles.bar}>
      {bulk.isRunning ? <Running bulk={bulk} /> : <Selected {...props} />}
      {!bulk.isRunning && (
        <IconButton
          icon={X}
          label={intl.formatMessage(messages.clear)}
          onClick={() => store.selection.clear()}
        />
      )}
    </div>
  );
});

const Selected = observer(function Selected({ store, bulk, report, tell }: BulkBarProps) {
  const intl = useIntl();
  const styles = useSlotStyles(bulkRecipe);
  const { selection, maySend } = store;
  const of = selection.size;
  const actions = [
    { action: 'followUp', icon: BellRing, run: () => bulk.ask('followUp') },
    { action: 'resend', icon: Send, run: () => bulk.ask('resend') },
    { action: 'archive', icon: ArchiveIcon, run: () => tell(bulk.archive()) },
  ] as const;
  const exportCsv = (): void => {
    const date = new Date().toISOString().slice(0, 10);
    const urlOf = (id: string): string => new URL(report(id), window.location.origin).href;
    saveFile(`requests-${date}.csv`, requestsCsv(selection.items, urlOf));
    showToast({ title: intl.formatMessage(sentences.exported, { count: of }), tone: 'success' });
  };
  return (
    <>
      <span role="status" className={styles.count}>
        {intl.formatMessage(sentences.selected, { count: of })}
      </span>
      {!selection.areAll && store.items.length > 0 && (
        <Button size="sm" variant="ghost" onClick={() => selection.selectAll()}>
          {intl.formatMessage(sentences.selectAll, { count: store.items.length })}
        </Button>
      )}
      <div className={styles.actions}>
        {maySend &&
          actions.map(({ action, icon, run }) => {
            const count = bulk.allowed(action).length;
            const label = intl.formatMessage(messages[action]);
            return (
              <Button key={action} size="sm" icon={icon} disabled={count === 0} onClick={run}>
                {count === of || count === 0
                  ? label
                  : intl.formatMessage(sentences.some, { action: label, count, of })}
              </Button>
            );
          })}
        <Button size="sm" icon={Download} disabled={of === 0} onClick={exportCsv}>
          {intl.formatMessage(messages.csv)}
        </Button>
      </div>
    </>
  );
});

const Running = observer(function Running({ bulk }: { bulk: BulkStore }) {
  const intl = useIntl();
  const styles = useSlotStyles(bulkRecipe);
  const { run } = bulk;
  if (!run) return null;
  const of = run.rows.length;
  const words = intl.formatMessage(progressSentences[bulk.action], { done: run.finished, of });
  return (
    <>
      <div className={styles.progress}>
        <span role="status">{run.isOffline ? intl.formatMessage(messages.offline) : words}</span>
        <ProgressBar bare value={of === 0 ? 1 : run.finished / of} label={words} />
      </div>
      <Button size="sm" onClick={() => run.cancel()}>
        {intl.formatMessage(messages.cancel)}
      </Button>
    </>
  );
});
