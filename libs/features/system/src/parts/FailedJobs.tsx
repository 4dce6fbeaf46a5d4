import type { FailedJob } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import { queueName } from '../queueNames.ts';
import { systemRecipe } from '../System.recipe.ts';
import type { SystemStore } from '../SystemStore.ts';
import { ListCard } from './ListCard.tsx';
import { RetryButton } from './RetryButton.tsx';

/** Jobs that are not tried again by themselves, each with a way to do so. */
export const FailedJobs = observer(function FailedJobs({ store }: { store: SystemStore }) {
  const { formatMessage } = useIntl();
  return (
    <ListCard
      title={formatMessage(messages.jobs)}
      note={formatMessage(messages.jobsText)}
      empty={formatMessage(messages.noJobs)}
      failed={formatMessage(messages.jobsFailed)}
      loading={formatMessage(messages.jobsLoading)}
      resource={store.jobs}
      notRetried={store.failedIn === 'jobs'}
      onReload={() => void store.loadJobs()}
      row={(job) => <Job key={job.id} job={job} store={store} />}
    />
  );
});

function Job({ job, store }: { job: FailedJob; store: SystemStore }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useSlotRecipe(systemRecipe);
  const { attempts, failed_at, id, reason } = job;
  const queue = queueName(job.queue, intl);
  const when = formatDateTime(failed_at);
  return (
    <li className={styles.job}>
      <div className={styles.jobText}>
        <span className={styles.jobName}>{queue}</span>
        <span className={styles.note}>
          {formatMessage(phrases.jobFacts, { reason, attempts, when })}
        </span>
        <span className={styles.note}>{id}</span>
      </div>
      <RetryButton
        store={store}
        job={id}
        list="jobs"
        label={formatMessage(phrases.retryOne, { queue, when })}
      />
    </li>
  );
}
