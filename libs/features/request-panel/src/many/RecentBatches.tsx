import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { manyRecipe } from './Many.recipe.ts';
import { manyMessages as messages, manySentences as sentences } from './messages.ts';
import type { SendManyStore } from './SendManyStore.ts';

/** What the branch has sent before; each leads to its results. */
export const RecentBatches = observer(function RecentBatches({ store }: { store: SendManyStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(manyRecipe);
  if (store.recent.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage(messages.recent)}>
      <h3 className={styles.recentTitle}>{intl.formatMessage(messages.recent)}</h3>
      <ul className={styles.recent}>
        {store.recent.map((batch) => {
          const name = batch.file_name ?? intl.formatMessage(messages.pasted);
          const at = formatDateTime(batch.inserted_at);
          const { created_by: sender } = batch;
          return (
            <li key={batch.id} className={styles.batch}>
              <span className={styles.batchName}>
                <span className={styles.name}>{name}</span>
                <span className={styles.more}>
                  {sender ? intl.formatMessage(sentences.by, { name: sender.name, at }) : at}
                </span>
              </span>
              <span className={styles.batchEnd}>
                <span className={styles.more}>
                  {intl.formatMessage(sentences.summary, batch.counts)}
                </span>
                <Button
                  size="sm"
                  aria-label={intl.formatMessage(sentences.resultsOf, { name })}
                  onClick={() => store.show(batch)}
                >
                  {intl.formatMessage(messages.results)}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
