import { Alert } from '@forecourt/ui/alert';
import { ProgressBar } from '@forecourt/ui/progress-bar';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { BatchStore } from './BatchStore.ts';
import { BatchTable } from './BatchTable.tsx';
import { manyRecipe } from './Many.recipe.ts';
import { batchProblems, manyMessages as messages, manySentences as sentences } from './messages.ts';

interface BatchViewProps {
  store: BatchStore;
  reportHref(id: string): string;
}

/** The third step: how far it is, and the result of each row. */
export const BatchView = observer(function BatchView({ store, reportHref }: BatchViewProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(manyRecipe);
  useEffect(() => store.watch(), [store]);
  const { batch, problem, total, done } = store;
  if (!batch) return <FormSkeleton fields={2} />;
  const { counts } = batch;
  return (
    <>
      <div className={styles.progress}>
        <ProgressBar
          value={total === 0 ? undefined : done / total}
          label={intl.formatMessage(sentences.progress, { done, total })}
        />
        <p className={styles.counts} role="status">
          {intl.formatMessage(sentences.summary, counts)}
        </p>
        <p className={styles.more}>{stateText(store, intl)}</p>
      </div>
      {problem && (
        <Alert status={problem === 'network' ? 'warning' : 'error'}>
          {intl.formatMessage(batchProblems[problem])}
        </Alert>
      )}
      {counts.undelivered > 0 && (
        <Alert status="warning">
          {intl.formatMessage(sentences.undelivered, { count: counts.undelivered })}
        </Alert>
      )}
      {store.rows.length > 0 && <BatchTable rows={store.rows} reportHref={reportHref} />}
      {store.rows.length < total && store.rows.length > 0 && (
        <p className={styles.more}>
          {intl.formatMessage(sentences.first, { count: store.rows.length })}
        </p>
      )}
    </>
  );
});

function stateText({ batch, minutesLeft }: BatchStore, intl: IntlShape): string {
  if (batch?.state === 'CANCELLED') return intl.formatMessage(messages.stopped);
  if (batch?.state === 'DONE') return intl.formatMessage(messages.finished);
  const left = intl.formatMessage(sentences.minutes, { count: minutesLeft });
  const goesOn = intl.formatMessage(messages.goesOn);
  return minutesLeft === 0 ? goesOn : `${left} ${goesOn}`;
}
