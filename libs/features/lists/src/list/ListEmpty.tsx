import { ButtonLink } from '@forecourt/ui/button';
import { EmptyListArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ListLinks, ListWords } from './definition.ts';
import { countFilters, type ListFilters, me } from './filters.ts';
import type { ListStore } from './ListStore.ts';
import { messages } from './messages.ts';

export interface ListEmptyProps<Item extends { id: string }, Status extends string> {
  store: ListStore<Item, Status>;
  links: ListLinks;
  words: ListWords;
  /** Buttons after the one that adds to the list. */
  children?: ReactNode;
}

const undelivered: NonNullable<ListWords['filtered']> = {
  none: messages.allDelivered,
  showAll: messages.showAll,
};

const several: NonNullable<ListWords['filtered']> = {
  none: messages.noneFiltered,
  showAll: messages.clearFilters,
};

/** What is said of filters that leave nothing. */
function filteredWords(
  filters: ListFilters,
  { showAll = messages.showAll }: ListWords,
): NonNullable<ListWords['filtered']> {
  if (countFilters(filters) > 1) return several;
  if (filters.undelivered) return undelivered;
  return filters.agent === me ? { none: messages.noneMine, showAll } : several;
}

/** Shown instead of rows when the tab is empty or the search has no match in it. */
export const ListEmpty = observer(function ListEmpty<
  Item extends { id: string },
  Status extends string,
>({ store, links, words, children }: ListEmptyProps<Item, Status>) {
  const intl = useIntl();
  const { tab, place, maySend, isFiltered } = store;
  const { none, showAll } = words.filtered ?? filteredWords(store.filters, words);
  const create: MessageDescriptor = words.create ?? messages.newRequest;
  const text = place.search.trim();
  if (text) {
    return (
      <EmptyState
        title={intl.formatMessage(words.noMatch)}
        actions={
          <ButtonLink href={links.tab(tab.path, '', store.filters)}>
            {intl.formatMessage(messages.clearSearch)}
          </ButtonLink>
        }
      >
        {intl.formatMessage(words.noMatchHint, { text })}
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={intl.formatMessage(none)}
        actions={
          <ButtonLink href={links.tab(tab.path, '')}>{intl.formatMessage(showAll)}</ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage(tab.emptyMessage)}
      art={<EmptyListArt />}
      actions={
        maySend &&
        links.create && (
          <>
            <ButtonLink icon={Plus} href={links.create(tab.path, '')}>
              {intl.formatMessage(create)}
            </ButtonLink>
            {children}
          </>
        )
      }
    />
  );
});
