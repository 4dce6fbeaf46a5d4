import type { ReactNode } from 'react';
import { slotRecipe } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';

const keyValueRecipe = slotRecipe({
  className: 'key-value',
  slots: ['root', 'pair', 'key', 'value', 'missing'],
  base: {
    root: { display: 'grid', alignContent: 'start', columnGap: '6', gridTemplateColumns: '1fr' },
    pair: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'line.default',
    },
    key: { color: 'fg.muted', flexShrink: 0, maxWidth: '50%' },
    value: { fontWeight: 500, textAlign: 'end', overflowWrap: 'anywhere', minWidth: 0 },
    missing: { color: 'fg.subtle', fontWeight: 400 },
  },
  variants: {
    columns: {
      // Two columns if each has room, by the width of the list, not of the window.
      '2': {
        root: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(260px, 50% - 24px)), 1fr))',
        },
      },
    },
  },
});

export interface KeyValue {
  key: string;
  label: ReactNode;
  /** An empty value (undefined, null, '') reads 'Not provided'. */
  value?: ReactNode;
}

export interface KeyValueListProps {
  items: readonly KeyValue[];
  /** Two if each has 260 px. @default 1 */
  columns?: 1 | 2;
}

/** Names and values, e.g. the data of a car. Missing values are labeled as such. */
export function KeyValueList({ items, columns }: KeyValueListProps) {
  const styles = useSlotStyles(keyValueRecipe, { columns: columns === 2 ? '2' : undefined });
  const text = useUiText();
  return (
    <dl className={styles.root}>
      {items.map(({ key, label, value }) => (
        <div key={key} className={styles.pair}>
          <dt className={styles.key}>{label}</dt>
          <dd className={styles.value}>
            {value == null || value === '' ? (
              <span className={styles.missing}>{text.notProvided}</span>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
