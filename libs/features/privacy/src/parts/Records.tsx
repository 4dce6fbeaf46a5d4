import type { PrivacyRecord } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { actionNames, messages, phrases } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';
import type { PrivacyStore } from '../PrivacyStore.ts';
import { CountList } from './CountList.tsx';

/** Who exported or erased what, when and why. */
export function Records({ store }: { store: PrivacyStore }) {
  const styles = useSlotRecipe(privacyRecipe);
  return (
    <section className={styles.group} aria-labelledby="privacy-records">
      <div className={styles.head}>
        <h2 id="privacy-records" className={styles.groupTitle}>
          <FormattedMessage {...messages.records} />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage {...messages.recordsLead} />
        </p>
      </div>
      <RecordList store={store} />
    </section>
  );
}

const RecordList = observer(function RecordList({ store: { records } }: { store: PrivacyStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const { items, infinite } = records;
  if (items.length === 0) {
    if (infinite === 'error') {
      const title = intl.formatMessage(messages.recordsFailed);
      return (
        <ErrorState inline title={title} onRetry={() => void records.retry()}>
          {referenceOf(records.error)}
        </ErrorState>
      );
    }
    if (infinite === 'complete') {
      return (
        <EmptyState title={intl.formatMessage(messages.recordsEmpty)}>
          {intl.formatMessage(messages.recordsEmptyText)}
        </EmptyState>
      );
    }
    return (
      <div role="status" aria-label={intl.formatMessage(messages.loading)}>
        <RowSkeleton />
      </div>
    );
  }
  return (
    <>
      <ol className={styles.list} aria-label={intl.formatMessage(messages.records)}>
        {items.map((record) => (
          <Entry key={record.id} record={record} />
        ))}
      </ol>
      <div className={styles.foot}>
        {infinite === 'error' && <ErrorState inline onRetry={() => void records.retry()} />}
        {(infinite === 'ready' || infinite === 'loading') && (
          <Button loading={infinite === 'loading'} onClick={() => void records.loadMore()}>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
      </div>
    </>
  );
});

function Entry({ record }: { record: PrivacyRecord }) {
  const styles = useSlotRecipe(privacyRecipe);
  const { action, actor, reason, counts, retention_months: months, inserted_at } = record;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <div className={styles.name}>
          <FormattedMessage {...actionNames[action]} />
        </div>
        <div className={styles.quiet}>
          {actor ? actor.name : <FormattedMessage {...messages.system} />}
          {reason && ` · ${reason}`}
        </div>
        {action === 'RETENTION_SET' && (
          <div className={styles.quiet}>
            {months === null ? (
              <FormattedMessage {...messages.forever} />
            ) : (
              <FormattedMessage {...phrases.months} values={{ months }} />
            )}
          </div>
        )}
      </div>
      <div className={styles.when}>
        <DateTime value={inserted_at} />
      </div>
      {counts && <CountList counts={counts} />}
    </li>
  );
}
