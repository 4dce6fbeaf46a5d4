import type { Resource } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Heading, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages } from './messages.ts';

interface ResourceGroupProps<Item> {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** The button that opens the form for another. */
  add: MessageDescriptor;
  /** That there are none, and what one is for. */
  empty: MessageDescriptor;
  emptyText: MessageDescriptor;
  resource: Resource<readonly Item[]>;
  /** Whether a change failed that no dialog tells of. */
  hasFailed: boolean;
  onAdd: () => void;
  onRetry: () => void;
  row: (item: Item) => ReactNode;
  children: ReactNode;
}

/** A card with a list of what the branch has of a kind, and the way to another. */
export const ResourceGroup = observer(function ResourceGroup<Item>(
  props: ResourceGroupProps<Item>,
) {
  const { add, children, empty, emptyText, hasFailed, onAdd, onRetry } = props;
  const { resource, row, text, title } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(integrationsRecipe);
  const { state, value } = resource;
  const isEmpty = value?.length === 0;
  const addButton = (
    <Button disabled={!value} onClick={onAdd}>
      <FormattedMessage {...add} />
    </Button>
  );
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <div>
          <Heading as="h2" textStyle="title">
            <FormattedMessage {...title} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...text} />
          </Text>
        </div>
        {!isEmpty && addButton}
      </div>
      <Text role="alert" color="danger.fg" hidden={!hasFailed}>
        {hasFailed && intl.formatMessage(messages.unexpected)}
      </Text>
      {state.status === 'error' && (
        <ErrorState inline title={<FormattedMessage {...messages.failed} />} onRetry={onRetry}>
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <FormSkeleton fields={2} />
        </div>
      )}
      {isEmpty && (
        <EmptyState title={<FormattedMessage {...empty} />} actions={addButton}>
          <FormattedMessage {...emptyText} />
        </EmptyState>
      )}
      {value && value.length > 0 && (
        <ul className={styles.list} aria-label={intl.formatMessage(title)}>
          {value.map(row)}
        </ul>
      )}
      {children}
    </section>
  );
});
