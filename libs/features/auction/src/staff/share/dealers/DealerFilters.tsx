import { Button } from '@forecourt/ui/button';
import { IconButton } from '@forecourt/ui/icon-button';
import { Menu } from '@forecourt/ui/menu';
import { SearchField } from '@forecourt/ui/search-field';
import { useSlotRecipe } from '@forecourt/ui/styling';
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
  const styles = useSlotRecipe(dealersRecipe);
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
  const styles = useSlotRecipe(dealersRecipe);
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
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton icon={ArrowDownUp} label={label} variant="outline" />
      </Menu.Trigger>
      <Menu.Content aria-label={label}>
        {search.orders.map((one) => (
          <Menu.Item
            key={one}
            value={one}
            checked={one === search.order}
            onSelect={() => void search.sortBy(one)}
          >
            <FormattedMessage {...dealerOrders[one]} />
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
});

/** One of the partner's groups; nothing while it has none. */
const Groups = observer(function Groups({ search }: PartProps) {
  const styles = useSlotRecipe(dealersRecipe);
  const intl = useIntl();
  const { groups, filter } = search;
  const known = groups.value ?? [];
  const hasFailed = groups.state.status === 'error';
  if (known.length === 0 && !hasFailed) return null;
  const chosen = known.find(({ id }) => id === filter.group);
  const choose = (group: string | null) => () => void search.narrow({ group });
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant={chosen ? 'subtle' : 'outline'}
          className={styles.chip}
          iconAfter={ChevronDown}
        >
          {chosen?.name ?? <FormattedMessage {...messages.groups} />}
        </Button>
      </Menu.Trigger>
      <Menu.Content aria-label={intl.formatMessage(messages.groups)}>
        <Menu.Item value="all" checked={!filter.group} onSelect={choose(null)}>
          <FormattedMessage {...messages.allGroups} />
        </Menu.Item>
        {known.map(({ id, name, dealers }) => (
          <Menu.Item
            key={id}
            value={id}
            count={dealers}
            checked={id === filter.group}
            onSelect={choose(id)}
          >
            {name}
          </Menu.Item>
        ))}
        {hasFailed && (
          <Menu.Item value="retry" onSelect={() => void search.loadGroups()}>
            <FormattedMessage {...messages.groupsFailed} />
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
});
