import { useSlotRecipe } from '@forecourt/ui/styling';
import { type ReactNode, useState } from 'react';
import { freshRecipe } from './fresh.recipe.ts';

interface FreshProps {
  /** Another value than the first one that was shown is new. */
  value: number | null | undefined;
  children: ReactNode;
}

/** Marks an amount for a moment when it changes while it is shown. */
export function Fresh({ value, children }: FreshProps) {
  const styles = useSlotRecipe(freshRecipe);
  const [first] = useState(value);
  return (
    <span key={value} className={styles.root} data-fresh={value !== first || undefined}>
      {children}
    </span>
  );
}
