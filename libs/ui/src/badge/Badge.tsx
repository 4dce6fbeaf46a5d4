import type { ReactNode } from 'react';
import { cx } from '../styling/recipe.ts';
import { useStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { badgeRecipe } from './Badge.recipe.ts';

export type Tone =
  'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'teal' | 'accent';

export interface BadgeProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** A dot before the text: full, a ring for what rests, live for what runs now. */
  dot?: 'full' | 'ring' | 'live';
  /** A line instead of a fill. @default false */
  outline?: boolean;
  /** Where it stands in what is around it, such as a column. */
  className?: string;
}

/** A short word about the thing beside it. */
export function Badge({ children, tone, dot, outline, className }: BadgeProps) {
  const styles = useStyles(badgeRecipe, { tone, dot, outline });
  return <span className={cx(styles, className)}>{children}</span>;
}

/** 'Soon': the entry exists but cannot be used yet. */
export function SoonBadge() {
  return <Badge outline>{useUiText().soon}</Badge>;
}
