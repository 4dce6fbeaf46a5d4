import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Text } from '@forecourt/ui/layout';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import { queueName } from '../queueNames.ts';
import { systemRecipe } from '../System.recipe.ts';
import type { SystemStore } from '../SystemStore.ts';

/** Jobs that are not tried again by themselves, each with a way to do so. */
export const FailedJobs = observer(function FailedJobs({ store }: { store: SystemStore }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useSlotRecipe(systemRecipe);
  const { state, value } = store.jobs;
  const title = formatMessage(messages.jobs);
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{formatMessage(messages.jobsText)}</p>
      <Text role="alert" color="danger.fg" hidden={!store.hasFailed}>
        {store.hasFailed && formatMessage(messages.notRetried)}
      </Text>
      {state.status === 'error' && (
        <ErrorState
          inline
          title={formatMessage(messages.jobsFailed)}
          onRetry={() => void store.loadJobs()}
        />
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={formatMessage(messages.jobsLoading)}>
          <CardSkeleton lines={2} />
        </div>
      )}
      {value?.length === 0 && <Text role="status">{formatMessage(messages.noJobs)}</Text>}
      {value && value.length > 0 && (
        <ul className={styles.jobs} aria-label={title}>
          {value.map(({ attempts, failed_at, id, queue: name, reason }) => {
            const queue = queueName(name, intl);
            const when = formatDateTime(failed_at);
            return (
              <li key={id} className={styles.job}>
                <div className={styles.jobText}>
                  <span className={styles.jobName}>{queue}</span>
                  <span className={styles.note}>
                    {formatMessage(phrases.jobFacts, { reason, attempts, when })}
                  </span>
                  <span className={styles.note}>{id}</span>
                </div>
                <Button
                  size="sm"
                  loading={store.isRetrying(id)}
                  aria-label={formatMessage(phrases.retryOne, { queue, when })}
                  onClick={() => void store.retry(id)}
                >
                  {formatMessage(messages.retry)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
});
