import { formatTime } from '@forecourt/platform';
import { ButtonLink } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { SearchField } from '@forecourt/ui/search-field';
import { useSlotStyles } from '@forecourt/ui/styling';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { messages, sentences } from '../messages.ts';
import { requestListRecipe } from '../RequestListScreen.recipe.ts';
import type { RequestListLinks } from '../RequestListScreen.tsx';
import type { RequestListStore } from '../RequestListStore.ts';

interface RequestListTopProps {
  store: RequestListStore;
  links: RequestListLinks;
  onSearch: (name: string) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** Above the tabs: which list this is, how fresh it is, search, and the way to send a request. */
export const RequestListTop = observer(function RequestListTop({
  store,
  links,
  onSearch,
  searchRef,
}: RequestListTopProps) {
  const intl = useIntl();
  const styles = useSlotStyles(requestListRecipe);
  const { definition, place, tab } = store;
  const search = intl.formatMessage(messages.search);
  return (
    <div className={styles.top}>
      <h1 className={styles.title}>{intl.formatMessage(definition.title)}</h1>
      <Updated store={store} />
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            ref={searchRef}
            value={place.name}
            onSearch={onSearch}
            label={search}
            placeholder={search}
            shortcut="/"
          />
        </div>
        {store.maySend && (
          <ButtonLink
            variant="solid"
            icon={Plus}
            href={links.create(tab.path, place.name)}
            aria-keyshortcuts="n"
          >
            {intl.formatMessage(messages.newRequest)}
          </ButtonLink>
        )}
      </div>
    </div>
  );
});

/** How old the list is, and a way to renew it. */
const Updated = observer(function Updated({ store }: { store: RequestListStore }) {
  const intl = useIntl();
  const styles = useSlotStyles(requestListRecipe);
  const { updatedAt, isStale } = store;
  if (updatedAt === null) return null;
  return (
    <div className={styles.updated} data-stale={isStale || undefined}>
      <span>
        {intl.formatMessage(isStale ? sentences.stale : sentences.updated, {
          time: formatTime(updatedAt),
        })}
      </span>
      <IconButton
        size="sm"
        icon={RefreshCw}
        label={intl.formatMessage(messages.refresh)}
        onClick={() => void store.refresh()}
      />
    </div>
  );
});
