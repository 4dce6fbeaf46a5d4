import { Tabs } from '@forecourt/ui/tabs';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { ListLinks, ListWords } from './definition.ts';
import type { ListStore } from './ListStore.ts';

interface ListTabsProps<Item extends { id: string }, Status extends string> {
  store: ListStore<Item, Status>;
  links: ListLinks;
  words: ListWords;
}

/** The tabs of a list. Separate from the rows, so that changed counts do not rerender them. */
export const ListTabs = observer(function ListTabs<
  Item extends { id: string },
  Status extends string,
>({ store, links, words }: ListTabsProps<Item, Status>) {
  const { definition, tab, place, counts } = store;
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage(words.tabs)}
      current={tab.path}
      items={definition.tabs
        .filter((one) => !one.unlisted || one === tab)
        .map(({ path, label, status }) => ({
          id: path,
          label: intl.formatMessage(label),
          href: links.tab(path, place.search, store.filters),
          count: counts.of(status),
        }))}
    />
  );
});
