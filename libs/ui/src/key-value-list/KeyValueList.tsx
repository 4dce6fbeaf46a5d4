import type { ReactNode } from 'react';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { keyValueRecipe } from './KeyValueList.recipe.ts';

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
  const styles = useSlotRecipe(keyValueRecipe, { columns: columns === 2 ? '2' : undefined });
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
