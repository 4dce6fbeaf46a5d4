import type { Resource } from '@forecourt/platform';
import { Text } from '@forecourt/ui/layout';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '../messages.ts';
import { systemRecipe } from '../System.recipe.ts';

interface ListCardProps<Item> {
  title: string;
  /** Under the title. */
  note: string;
  /** In place of the list when it has no rows. */
  empty: string;
  /** Instead of what could not be loaded. */
  failed: string;
  /** Spoken while it loads. */
  loading: string;
  resource: Resource<readonly Item[]>;
  onReload: () => void;
  /** An `li` with a key. */
  row: (item: Item) => ReactNode;
  /** Whether a row could not be tried again. */
  notRetried: boolean;
}

/** A card with a list that loads by itself, beside the rest of the page. */
export const ListCard = observer(function ListCard<Item>(props: ListCardProps<Item>) {
  const styles = useSlotRecipe(systemRecipe);
  const { empty, failed, loading, note, notRetried, onReload, resource, row, title } = props;
  const { state, value } = resource;
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{note}</p>
      <Text role="alert" color="danger.fg" hidden={!notRetried}>
        {notRetried && <FormattedMessage {...messages.notRetried} />}
      </Text>
      {state.status === 'error' && (
        <ErrorState inline title={failed} onRetry={onReload}>
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={loading}>
          <CardSkeleton lines={2} />
        </div>
      )}
      {value?.length === 0 && <Text role="status">{empty}</Text>}
      {value && value.length > 0 && (
        <ul className={styles.jobs} aria-label={title}>
          {value.map(row)}
        </ul>
      )}
    </section>
  );
});
