import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { cardRecipe } from './card.recipe.ts';

export interface FigureProps {
  label: ReactNode;
  children: ReactNode;
  /** Takes up the whole row. @default false */
  main?: boolean;
  tone?: 'success' | 'danger';
  /** More than a number, such as a date. @default false */
  small?: boolean;
}

/** One number with its name; use several of them in a `<dl>`. */
export function Figure({ label, children, main, tone, small }: FigureProps) {
  const styles = useSlotRecipe(cardRecipe);
  return (
    <div className={styles.figure} data-main={main || undefined} data-tone={tone}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-small={small || undefined}>
        {children}
      </dd>
    </div>
  );
}
