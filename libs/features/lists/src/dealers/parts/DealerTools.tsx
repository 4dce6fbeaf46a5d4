import { saveFile } from '@forecourt/platform/csv';
import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { Menu } from '@forecourt/ui/menu';
import { showToast } from '@forecourt/ui/toast';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Tag from 'lucide-react/icons/tag';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
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
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton icon={ArrowDownUp} label={order} variant="outline" />
        </Menu.Trigger>
        <Menu.Content aria-label={order}>
          <Menu.Item
            value="all"
            checked={!place.group}
            onSelect={() => onFilter({ sort: place.sort })}
          >
            <FormattedMessage {...messages.allGroups} />
          </Menu.Item>
          {groups.map(({ id, name, dealers }) => (
            <Menu.Item
              key={id}
              value={id}
              count={dealers}
              checked={place.group === id}
              onSelect={() => onFilter({ sort: place.sort, group: id })}
            >
              {name}
            </Menu.Item>
          ))}
          <Menu.Separator />
          {dealerSorts.map((one) => (
            <Menu.Item
              key={one}
              value={one}
              checked={sort === one}
              onSelect={() =>
                onFilter({ group: place.group, sort: one === 'NEWEST' ? undefined : one })
              }
            >
              <FormattedMessage {...messages[sortNames[one]]} />
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
      {maySend && (
        <Menu.Root positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <IconButton icon={Ellipsis} label={moreLabel} variant="outline" />
          </Menu.Trigger>
          <Menu.Content aria-label={moreLabel}>
            <Menu.Item value="import" icon={Upload} href={importHref}>
              <FormattedMessage {...messages.import} />
            </Menu.Item>
            <Menu.Item
              value="export"
              icon={Download}
              onSelect={() => void exportDealers(store, intl)}
            >
              <FormattedMessage {...messages.export} />
            </Menu.Item>
            <Menu.Item value="groups" icon={Tag} onSelect={() => choice.manage()}>
              <FormattedMessage {...messages.manage} />
            </Menu.Item>
          </Menu.Content>
        </Menu.Root>
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
