import { useRef } from 'react';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { MoreTabs } from './MoreTabs.tsx';
import type { TabItem } from './tabs.types.ts';
import { tabsRecipe } from './Tabs.recipe.ts';
import { useTabsThatFit } from './useTabsThatFit.ts';

export interface TabsProps {
  items: readonly TabItem[];
  /** The id of the current tab. */
  current?: string;
  /** Names the group, e.g. 'Requests by status'. */
  label: string;
  /** A pointer or focus is on a tab: a good moment to prefetch its content. */
  onIntent?: (details: { value: string }) => void;
}

/**
 * Links to sibling pages with their counts. Those that do not fit are in a menu after them, which
 * names the current one if that is among them.
 */
export function Tabs({ items, current, label, onIntent }: TabsProps) {
  const { Link } = useNavigation();
  const styles = useSlotRecipe(tabsRecipe);
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const index = items.findIndex(({ id }) => id === current);
  const shown = items.map(({ id }) => id).join();
  const fit = useTabsThatFit(list, button, index, shown);
  return (
    <nav aria-label={label} className={styles.root}>
      <div ref={list} className={styles.list}>
        {items.map(({ id, label: text, href, count }, at) => (
          <Link
            key={id}
            href={href}
            className={styles.tab}
            aria-current={id === current ? 'page' : undefined}
            data-unseen={at >= fit || undefined}
            onPointerEnter={onIntent && (() => onIntent({ value: id }))}
            onFocus={onIntent && (() => onIntent({ value: id }))}
          >
            {text}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        ))}
      </div>
      {fit < items.length && (
        <MoreTabs ref={button} items={items.slice(fit)} current={items[index]} />
      )}
    </nav>
  );
}
