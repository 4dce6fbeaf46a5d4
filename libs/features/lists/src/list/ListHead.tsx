import { formatTime } from '@forecourt/platform';
import { ButtonLink } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { SearchField } from '@forecourt/ui/search-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { observer } from 'mobx-react-lite';
import { type Ref, useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ListLinks, ListWords } from './definition.ts';
import { listFrameRecipe } from './ListFrame.recipe.ts';
import type { ListStore } from './ListStore.ts';
import { messages, sentences } from './messages.ts';

interface ListSearchProps<Item extends { id: string }, Status extends string> {
  store: ListStore<Item, Status>;
  words: ListWords;
  onSearch: (search: string) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** The search of a list. */
export const ListSearch = observer(function ListSearch<
  Item extends { id: string },
  Status extends string,
>({ store, words, onSearch, searchRef }: ListSearchProps<Item, Status>) {
  const label = useIntl().formatMessage(words.search);
  return (
    <SearchField
      ref={searchRef}
      value={store.place.search}
      onValueChange={({ value }) => onSearch(value)}
      label={label}
      placeholder={label}
      shortcut="/"
    />
  );
});

interface NewRequestProps<Item extends { id: string }, Status extends string> {
  store: ListStore<Item, Status>;
  links: ListLinks;
  words: ListWords;
}

/** The button that adds to the list, such as by sending a request, for those who may. */
export const NewRequest = observer(function NewRequest<
  Item extends { id: string },
  Status extends string,
>({ store, links, words }: NewRequestProps<Item, Status>) {
  const { place, tab, maySend } = store;
  const intl = useIntl();
  const styles = useSlotRecipe(listFrameRecipe);
  if (!maySend || !links.create) return null;
  const label: MessageDescriptor = words.create ?? messages.newRequest;
  return (
    <ButtonLink
      variant="solid"
      icon={Plus}
      href={links.create(tab.path, place.search)}
      aria-keyshortcuts="n"
    >
      <span className={styles.create}>{intl.formatMessage(label)}</span>
    </ButtonLink>
  );
});

interface UpdatedProps {
  store: Pick<ListStore<never, never>, 'isStale' | 'refresh'>;
  /** When the list was last up to date, in epoch milliseconds. */
  updatedAt: number | null;
}

/** When the list was last updated, and a button to refresh it. */
export const Updated = observer(function Updated({ store, updatedAt }: UpdatedProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(listFrameRecipe);
  const { isStale } = store;
  const isFresh = useIsFresh(updatedAt);
  if (updatedAt === null) return null;
  return (
    <div className={styles.updated} data-stale={isStale || undefined}>
      {isFresh && !isStale
        ? intl.formatMessage(messages.justNow)
        : intl.formatMessage(isStale ? sentences.stale : sentences.updated, {
            time: formatTime(updatedAt),
          })}
      <IconButton
        size="sm"
        icon={RefreshCw}
        label={intl.formatMessage(messages.refresh)}
        onClick={() => void store.refresh()}
      />
    </div>
  );
});

/** Within this time an update counts as "just now", in milliseconds. */
const JUST_NOW_MS = 60_000;

function useIsFresh(updatedAt: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = updatedAt === null ? 0 : updatedAt + JUST_NOW_MS - Math.max(now, updatedAt);
  useEffect(() => {
    if (updatedAt === null) return;
    const timer = setTimeout(() => setNow(Date.now()), updatedAt + JUST_NOW_MS - Date.now());
    return () => clearTimeout(timer);
  }, [updatedAt]);
  return left > 0;
}
