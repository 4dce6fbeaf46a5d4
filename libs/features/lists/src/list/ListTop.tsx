import { formatTime } from '@forecourt/platform';
import { ButtonLink } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { SearchField } from '@forecourt/ui/search-field';
import { useSlotStyles } from '@forecourt/ui/styling';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListLinks, ListWords } from './definition.ts';
import { listFrameRecipe } from './ListFrame.recipe.ts';
import type { ListStore } from './ListStore.ts';
import { messages, sentences } from './messages.ts';

export interface ListTopProps<Item extends { id: string }, Status extends string> {
  store: ListStore<Item, Status>;
  /** When the list was last up to date, in epoch milliseconds. */
  updatedAt: number | null;
  links: ListLinks;
  words: ListWords;
  onSearch: (search: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Before the search. */
  tools?: ReactNode;
}

/** Above the tabs: title, last update, search, and the button to send a request. */
export const ListTop = observer(function ListTop<
  Item extends { id: string },
  Status extends string,
>({ store, updatedAt, links, words, onSearch, searchRef, tools }: ListTopProps<Item, Status>) {
  const intl = useIntl();
  const styles = useSlotStyles(listFrameRecipe);
  const { definition, place, tab } = store;
  const search = intl.formatMessage(words.search);
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{intl.formatMessage(definition.title)}</h1>
      <Updated store={store} updatedAt={updatedAt} />
      <div className={styles.tools}>
        {tools}
        <SearchField
          ref={searchRef}
          value={place.search}
          onValueChange={({ value }) => onSearch(value)}
          label={search}
          placeholder={search}
          shortcut="/"
        />
        {store.maySend && links.create && (
          <ButtonLink
            variant="solid"
            icon={Plus}
            href={links.create(tab.path, place.search)}
            aria-keyshortcuts="n"
          >
            {intl.formatMessage(messages.newRequest)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
});

interface UpdatedProps {
  store: Pick<ListStore<never, never>, 'isStale' | 'refresh'>;
  updatedAt: number | null;
}

/** When the list was last updated, and a button to refresh it. */
const Updated = observer(function Updated({ store, updatedAt }: UpdatedProps) {
  const intl = useIntl();
  const styles = useSlotStyles(listFrameRecipe);
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
