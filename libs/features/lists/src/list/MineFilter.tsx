import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import UserRound from 'lucide-react/icons/user-round';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { Go, ListLinks } from './definition.ts';
import { me } from './filters.ts';
import type { ListStore } from './ListStore.ts';
import { messages } from './messages.ts';
import { mineFilterRecipe } from './MineFilter.recipe.ts';

interface MineFilterProps<Item extends { id: string }, Status extends string> {
  store: ListStore<Item, Status>;
  links: ListLinks;
  go: Go;
}

/** Toggles between the whole list and what the user looks after of it, with their number. */
export const MineFilter = observer(function MineFilter<
  Item extends { id: string },
  Status extends string,
>({ store, links, go }: MineFilterProps<Item, Status>) {
  const intl = useIntl();
  const styles = useSlotRecipe(mineFilterRecipe);
  const { tab, place } = store;
  const isOn = place.agent === me;
  const count = isOn ? store.counts.of(tab.status) : store.counts.mine(tab.status);
  return (
    <Button
      icon={UserRound}
      variant={isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      onClick={() =>
        go(links.tab(tab.path, place.search, { ...store.filters, agent: isOn ? undefined : me }), {
          replace: true,
        })
      }
    >
      <span className={styles.word}>{intl.formatMessage(messages.mine)}</span>
      {count !== undefined && <span className={styles.count}>{intl.formatNumber(count)}</span>}
    </Button>
  );
});
