import { ButtonLink } from '@forecourt/ui/button';
import { EmptyListArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import Plus from 'lucide-react/icons/plus';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages, sentences } from '../messages.ts';
import type { RequestListLinks } from '../RequestListScreen.tsx';
import type { RequestListStore } from '../RequestListStore.ts';

interface RequestListEmptyProps {
  store: RequestListStore;
  links: RequestListLinks;
}

/** In place of rows: the tab holds nothing, or the search finds nothing in it. */
export const RequestListEmpty = observer(function RequestListEmpty({
  store,
  links,
}: RequestListEmptyProps) {
  const intl = useIntl();
  const { tab, place } = store;
  if (place.name.trim()) {
    return (
      <EmptyState
        title={intl.formatMessage(messages.noMatch)}
        actions={
          <ButtonLink href={links.tab(tab.path, '')}>
            {intl.formatMessage(messages.clearSearch)}
          </ButtonLink>
        }
      >
        {intl.formatMessage(sentences.noMatchHint, { name: place.name.trim() })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage(tab.emptyMessage)}
      art={<EmptyListArt />}
      actions={
        store.maySend && (
          <ButtonLink icon={Plus} href={links.create(tab.path, '')}>
            {intl.formatMessage(messages.newRequest)}
          </ButtonLink>
        )
      }
    />
  );
});
