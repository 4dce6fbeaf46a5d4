import type { CustomerMatch } from '@forecourt/contract';
import { formatPhone } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { DateTime } from '@forecourt/ui/date-time';
import { SearchField } from '@forecourt/ui/search-field';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';
import type { PrivacyStore } from '../PrivacyStore.ts';

/** Finds a customer whose data is to be exported or erased. */
export const CustomerSearch = observer(function CustomerSearch({ store }: { store: PrivacyStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  return (
    <section className={styles.group} aria-labelledby="privacy-customers">
      <div className={styles.head}>
        <h2 id="privacy-customers" className={styles.groupTitle}>
          <FormattedMessage {...messages.customers} />
        </h2>
        <p className={styles.lead}>
          <FormattedMessage {...messages.customersLead} />
        </p>
      </div>
      <div className={styles.field}>
        <SearchField
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.search)}
          value={store.query}
          onValueChange={({ value }) => store.search(value)}
        />
      </div>
      <Matches store={store} />
    </section>
  );
});

const Matches = observer(function Matches({ store }: { store: PrivacyStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const { state, value } = store.matches;
  if (state.status === 'initial') return null;
  if (state.status === 'error') {
    const title = intl.formatMessage(messages.searchFailed);
    return (
      <ErrorState inline title={title} onRetry={() => store.search(store.query)}>
        {referenceOf(state.error)}
      </ErrorState>
    );
  }
  if (!value) {
    return (
      <div role="status" aria-label={intl.formatMessage(messages.loading)}>
        <RowSkeleton />
      </div>
    );
  }
  if (value.length === 0) {
    return (
      <EmptyState title={intl.formatMessage(messages.noMatch)}>
        {intl.formatMessage(messages.noMatchText)}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list} aria-label={intl.formatMessage(messages.customers)}>
      {value.map((match) => (
        <Match key={match.request_id} store={store} match={match} />
      ))}
    </ul>
  );
});

function Match({ store, match }: { store: PrivacyStore; match: CustomerMatch }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const { request_id: id, name, email, phone, requests, last_activity_at } = match;
  const shown = name ?? email ?? phone ?? intl.formatMessage(messages.noName);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <div className={styles.name}>{name ?? intl.formatMessage(messages.noName)}</div>
        <div className={styles.quiet}>
          {[email, formatPhone(phone)].filter(Boolean).join(' · ')}
        </div>
        <div className={styles.quiet}>
          <FormattedMessage {...phrases.requests} values={{ count: requests }} />
          {' · '}
          <DateTime value={last_activity_at} format="date" />
        </div>
      </div>
      <div className={styles.tools}>
        <Button
          size="sm"
          aria-label={intl.formatMessage(phrases.exportOf, { name: shown })}
          onClick={() => store.begin('export', id)}
        >
          <FormattedMessage {...messages.exportData} />
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={intl.formatMessage(phrases.eraseOf, { name: shown })}
          onClick={() => store.begin('erase', id)}
        >
          <FormattedMessage {...messages.eraseData} />
        </Button>
      </div>
    </li>
  );
}
