import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { Menu, type MenuItem } from '@forecourt/ui/menu';
import { SearchField } from '@forecourt/ui/search-field';
import { useSlotStyles } from '@forecourt/ui/styling';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { awayText } from '../../../shared/reachText.ts';
import { NEAR_MILES } from './dealerFilter.ts';
import {
  dealerMessages as messages,
  dealerOrders,
  dealerPhrases as phrases,
} from './dealerMessages.ts';
import type { DealerSearch } from './DealerSearch.ts';
import { dealersRecipe } from './dealers.recipe.ts';

interface PartProps {
  search: DealerSearch;
}

/** The search for dealers, their order, and a row of filters. */
export const DealerFilters = observer(function DealerFilters({ search }: PartProps) {
  const styles = useSlotStyles(dealersRecipe);
  const intl = useIntl();
  const { filter, unit } = search;
  const label = intl.formatMessage(messages.search);
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={label}
          placeholder={label}
          value={filter.search}
          onValueChange={({ value }) => void search.narrow({ search: value })}
        />
        <Order search={search} />
      </div>
      <div
        role="group"
        aria-label={intl.formatMessage(messages.filters)}
        className={styles.filters}
      >
        {search.hasPlace && (
          <Chip isOn={filter.near} onPress={(near) => void search.narrow({ near })}>
            <FormattedMessage
              {...phrases.near}
              values={{ distance: awayText(NEAR_MILES, unit, intl.locale) }}
            />
          </Chip>
        )}
        {/* Those of an auction that runs are the last ones. */}
        {!search.isRest && (
          <Chip isOn={filter.last} onPress={(last) => void search.narrow({ last })}>
            <FormattedMessage {...messages.last} />
          </Chip>
        )}
        <Chip isOn={filter.favorites} onPress={(favorites) => void search.narrow({ favorites })}>
          <FormattedMessage {...messages.favorites} />
        </Chip>
        <Groups search={search} />
      </div>
    </>
  );
});

interface ChipProps {
  isOn: boolean;
  onPress: (isOn: boolean) => void;
  children: ReactNode;
}

/** A filter that is on or off. */
function Chip({ isOn, onPress, children }: ChipProps) {
  const styles = useSlotStyles(dealersRecipe);
  return (
    <Button
      size="sm"
      variant={isOn ? 'subtle' : 'outline'}
      className={styles.chip}
      aria-pressed={isOn}
      onClick={() => onPress(!isOn)}
    >
      {children}
    </Button>
  );
}

const Order = observer(function Order({ search }: PartProps) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.sort);
  const items = (): MenuItem[] =>
    search.orders.map((one) => ({
      id: one,
      label: intl.formatMessage(dealerOrders[one]),
      checked: one === search.order,
      onSelect: () => void search.sortBy(one),
    }));
  return (
    <Menu
      items={items}
      label={label}
      placement="bottom-end"
      trigger={(trigger) => (
        <IconButton {...trigger} icon={ArrowDownUp} label={label} variant="outline" />
      )}
    />
  );
});

/** One of the partner's groups; nothing while it has none. */
const Groups = observer(function Groups({ search }: PartProps) {
  const styles = useSlotStyles(dealersRecipe);
  const intl = useIntl();
  const { groups, filter } = search;
  const known = groups.value ?? [];
  const hasFailed = groups.state.status === 'error';
  if (known.length === 0 && !hasFailed) return null;
  const chosen = known.find(({ id }) => id === filter.group);
  const choose = (group: string | null) => () => void search.narrow({ group });
  const items = (): MenuItem[] => [
    {
      id: 'all',
      label: intl.formatMessage(messages.allGroups),
      checked: !filter.group,
      onSelect: choose(null),
    },
    ...known.map(({ id, name, dealers }) => ({
      id,
      label: name,
      count: dealers,
      checked: id === filter.group,
      onSelect: choose(id),
    })),
    ...(hasFailed
      ? [
          {
            id: 'retry',
            label: intl.formatMessage(messages.groupsFailed),
            onSelect: () => void search.loadGroups(),
          },
        ]
      : []),
  ];
  return (
    <Menu
      items={items}
      label={intl.formatMessage(messages.groups)}
      placement="bottom-end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          size="sm"
          variant={chosen ? 'subtle' : 'outline'}
          className={styles.chip}
          iconAfter={ChevronDown}
        >
          {chosen?.name ?? <FormattedMessage {...messages.groups} />}
        </Button>
      )}
    />
  );
});
