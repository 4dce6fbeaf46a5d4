import { ButtonLink } from '@forecourt/ui/button';
import { EmptyListArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ListLinks, ListWords } from './definition.ts';
import type { ListStore } from './ListStore.ts';
import { messages } from './messages.ts';

export interface ListEmptyProps<Item extends { id: string }, Status extends string> {
  store: ListStore<Item, Status>;
  links: ListLinks;
  words: ListWords;
}

/** Shown instead of rows when the tab is empty or the search has no match in it. */
export const ListEmpty = observer(function ListEmpty<
  Item extends { id: string },
  Status extends string,
>({ store, links, words }: ListEmptyProps<Item, Status>) {
  const intl = useIntl();
  const { tab, place, maySend } = store;
  const text = place.search.trim();
  if (text) {
    return (
      <EmptyState
        title={intl.formatMessage(words.noMatch)}
        actions={
          <ButtonLink href={links.tab(tab.path, '', place.undelivered)}>
            {intl.formatMessage(messages.clearSearch)}
          </ButtonLink>
        }
      >
        {intl.formatMessage(words.noMatchHint, { text })}
      </EmptyState>
    );
  }
  if (place.undelivered) {
    return (
      <EmptyState
        title={intl.formatMessage(messages.allDelivered)}
        actions={
          <ButtonLink href={links.tab(tab.path, '')}>
            {intl.formatMessage(messages.showAll)}
          </ButtonLink>
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
          <ButtonLink icon={Plus} href={links.create(tab.path, '')}>
            {intl.formatMessage(messages.newRequest)}
          </ButtonLink>
        )
      }
    />
  );
});
