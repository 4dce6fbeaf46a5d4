import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Menu } from '../menu/index.ts';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { tabsRecipe } from './Tabs.recipe.ts';
import type { TabItem } from './tabs.types.ts';

interface MoreTabsProps {
  /** The tabs that do not fit. */
  items: readonly TabItem[];
  /** The current tab, whether it is among them or not. */
  current: TabItem | undefined;
  ref: Ref<HTMLButtonElement>;
}

/** The menu of the tabs that do not fit; it is named after the current one if it has that. */
export function MoreTabs({ items, current, ref }: MoreTabsProps) {
  const styles = useSlotRecipe(tabsRecipe);
  const text = useUiText();
  const named = items.find((item) => item === current);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger ref={ref} className={styles.tab} aria-current={named ? 'page' : undefined}>
        {named?.label ?? text.more}
        {named?.count !== undefined && <span className={styles.count}>{named.count}</span>}
        <Icon icon={ChevronDown} size={14} />
      </Menu.Trigger>
      <Menu.Content aria-label={text.more}>
        {items.map(({ id, label, href, count }) => (
          <Menu.Item key={id} value={id} href={href} count={count} checked={id === named?.id}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
