import type { CursorList } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { RowSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { historyRecipe } from './History.recipe.ts';
import { messages } from './messages.ts';

interface HistoryProps<Item> {
  /** The newest first; loaded once it is shown. */
  store: { readonly list: CursorList<Item, string>; open: () => Promise<void> };
  words: Record<'title' | 'more' | 'empty' | 'emptyText' | 'failed', MessageDescriptor>;
  /** Renders one item of the list, with its key. */
  children: (item: Item) => ReactNode;
}

/** A history below the settings, hidden until it is wanted. */
export const History = observer(function History<Item>(props: HistoryProps<Item>) {
  const { store, words } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(historyRecipe);
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = (): void => {
    if (!open) void store.open();
    setOpen(!open);
  };
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {intl.formatMessage(words.title)}
        </h2>
        <Button size="sm" aria-expanded={open} aria-describedby={id} onClick={toggle}>
          <FormattedMessage {...(open ? messages.hide : messages.show)} />
        </Button>
      </div>
      {open && <HistoryList {...props} />}
    </section>
  );
});

const HistoryList = observer(function HistoryList<Item>(props: HistoryProps<Item>) {
  const { store, words, children } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(historyRecipe);
  const { list } = store;
  const { items, infinite } = list;
  if (items.length === 0) {
    if (infinite === 'error') {
      const title = intl.formatMessage(words.failed);
      return (
        <ErrorState inline title={title} onRetry={() => void list.retry()}>
          {referenceOf(list.error)}
        </ErrorState>
      );
    }
    if (infinite === 'complete') {
      const title = intl.formatMessage(words.empty);
      return <EmptyState title={title}>{intl.formatMessage(words.emptyText)}</EmptyState>;
    }
    return (
      <div role="status" aria-label={intl.formatMessage(words.title)}>
        {[0, 1, 2].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  return (
    <>
      <ol className={styles.list}>{items.map(children)}</ol>
      <div className={styles.foot}>
        {infinite === 'error' && <ErrorState inline onRetry={() => void list.retry()} />}
        {(infinite === 'ready' || infinite === 'loading') && (
          <Button loading={infinite === 'loading'} onClick={() => void list.loadMore()}>
            {intl.formatMessage(words.more)}
          </Button>
        )}
      </div>
    </>
  );
});
