import { securityEventTypes } from '@forecourt/contract';
import type { SecurityEventType } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Heading, Text } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { eventMessages } from './eventMessages.ts';
import { EventRow } from './EventRow.tsx';
import { messages } from './messages.ts';
import { securityRecipe } from './Security.recipe.ts';
import type { SecurityStore } from './SecurityStore.ts';

/** The log, newest first, with filters by event and member, and an export. */
export const EventLog = observer(function EventLog({ store }: { store: SecurityStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(securityRecipe);
  const { filter } = store;
  const types = securityEventTypes
    .map((value) => ({ value, label: intl.formatMessage(eventMessages[value]) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const members = store.security.value?.members ?? [];
  const day = new Date().toISOString().slice(0, 10);
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <div>
          <Heading as="h2" textStyle="title">
            <FormattedMessage {...messages.log} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...messages.logText} />
          </Text>
        </div>
        <Button
          loading={store.working === 'export'}
          onClick={() => void store.export(`security-log-${day}.csv`)}
        >
          <FormattedMessage {...messages.export} />
        </Button>
      </div>
      <div className={styles.filters}>
        <NativeSelect<SecurityEventType | ''>
          label={<FormattedMessage {...messages.type} />}
          options={[{ value: '', label: intl.formatMessage(messages.anyType) }, ...types]}
          value={filter.type ?? ''}
          onChange={(event) => store.narrow({ type: event.target.value || null })}
        />
        <NativeSelect
          label={<FormattedMessage {...messages.member} />}
          options={[
            { value: '', label: intl.formatMessage(messages.anyMember) },
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.member ?? ''}
          onChange={(event) => store.narrow({ member: event.target.value || null })}
        />
      </div>
      <Events store={store} />
    </section>
  );
});

const Events = observer(function Events({ store }: { store: SecurityStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(securityRecipe);
  const { items, infinite } = store.events;
  if (items.length === 0) {
    if (infinite === 'error') {
      const title = intl.formatMessage(messages.failed);
      return (
        <ErrorState inline title={title} onRetry={() => void store.events.retry()}>
          {referenceOf(store.events.error)}
        </ErrorState>
      );
    }
    if (infinite === 'complete') return <EmptyState title={intl.formatMessage(messages.empty)} />;
    return (
      <div role="status" aria-label={intl.formatMessage(messages.loading)}>
        {[0, 1, 2, 3].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  return (
    <>
      <ol className={styles.list} aria-label={intl.formatMessage(messages.log)}>
        {items.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      <div className={styles.foot}>
        {infinite === 'error' && <ErrorState inline onRetry={() => void store.events.retry()} />}
        {(infinite === 'ready' || infinite === 'loading') && (
          <Button loading={infinite === 'loading'} onClick={() => void store.events.loadMore()}>
            <FormattedMessage {...messages.more} />
          </Button>
        )}
      </div>
    </>
  );
});
