import { saveFile } from '@forecourt/platform/csv';
import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { Menu, type MenuItem } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Tag from 'lucide-react/icons/tag';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { bulkWords } from '../bulk/messages.ts';
import {
  type DealerListSort,
  type DealerListStore,
  dealerSorts,
  sortOf,
} from '../DealerListStore.ts';
import type { GroupChoice } from '../groups/GroupChoice.ts';
import { messages, sentences } from '../messages.ts';

/** Filters of the directory that are in its address. */
export interface DealerFilters {
  group?: string;
  sort?: string;
}

interface DealerToolsProps {
  store: DealerListStore;
  choice: GroupChoice;
  /** Address of the import. */
  importHref: string;
  onFilter(filters: DealerFilters): void;
}

const sortNames: Record<DealerListSort, keyof typeof messages> = {
  NEWEST: 'newest',
  NAME: 'byName',
  LAST_INVITED: 'byInvited',
};

/** Next to the search: group and order, and a menu with import, export and the groups. */
export const DealerTools = observer(function DealerTools(props: DealerToolsProps) {
  const { store, choice, importHref, onFilter } = props;
  const intl = useIntl();
  const { place, group, groups, maySend } = store;
  const sort = sortOf(place.sort);
  const filters = (): MenuItem[] => [
    {
      id: 'all',
      label: intl.formatMessage(messages.allGroups),
      checked: !place.group,
      onSelect: () => onFilter({ sort: place.sort }),
    },
    ...groups.map(({ id, name, dealers }) => ({
      id,
      label: name,
      count: dealers,
      checked: place.group === id,
      onSelect: () => onFilter({ sort: place.sort, group: id }),
    })),
    ...dealerSorts.map((one, index) => ({
      id: one,
      label: intl.formatMessage(messages[sortNames[one]]),
      checked: sort === one,
      separated: index === 0,
      onSelect: () => onFilter({ group: place.group, sort: one === 'NEWEST' ? undefined : one }),
    })),
  ];
  const more = (): MenuItem[] => [
    { id: 'import', label: intl.formatMessage(messages.import), icon: Upload, href: importHref },
    {
      id: 'export',
      label: intl.formatMessage(messages.export),
      icon: Download,
      onSelect: () => void exportDealers(store, intl),
    },
    {
      id: 'groups',
      label: intl.formatMessage(messages.manage),
      icon: Tag,
      onSelect: () => choice.manage(),
    },
  ];
  const order = intl.formatMessage(messages.order);
  const moreLabel = intl.formatMessage(messages.more);
  return (
    <>
      {group && (
        <Button
          iconAfter={X}
          variant="subtle"
          title={intl.formatMessage(sentences.inGroup, { group: group.name })}
          onClick={() => onFilter({ sort: place.sort })}
        >
          {group.name}
        </Button>
      )}
      <Menu
        items={filters}
        label={order}
        placement="bottom-end"
        trigger={(trigger) => (
          <IconButton {...trigger} icon={ArrowDownUp} label={order} variant="outline" />
        )}
      />
      {maySend && (
        <Menu
          items={more}
          label={moreLabel}
          placement="bottom-end"
          trigger={(trigger) => (
            <IconButton {...trigger} icon={Ellipsis} label={moreLabel} variant="outline" />
          )}
        />
      )}
    </>
  );
});

/** Saves these dealers as a file, or all; the server asks for a fresh sign-in. */
export async function exportDealers(
  store: DealerListStore,
  intl: ReturnType<typeof useIntl>,
  dealers?: readonly string[],
): Promise<void> {
  try {
    const { csv, rows } = await store.export(dealers);
    saveFile(`dealers-${new Date().toISOString().slice(0, 10)}.csv`, csv, 'text/csv');
    const title = intl.formatMessage(bulkWords.exported, { count: rows });
    showToast({ title, tone: 'success' });
  } catch {
    showToast({ title: intl.formatMessage(messages.notExported), tone: 'danger' });
  }
}
