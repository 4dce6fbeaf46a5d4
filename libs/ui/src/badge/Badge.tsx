import type { ReactNode } from 'react';
import { cx } from '../styling/recipe.ts';
import { useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { badgeRecipe } from './Badge.recipe.ts';

export type Tone =
  'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet' | 'teal' | 'accent';

export interface BadgeProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** A dot before the text: full, a ring for something inactive, live for something in progress. */
  dot?: 'full' | 'ring' | 'live';
  /** An outline instead of a fill. @default false */
  outline?: boolean;
  /** For a sentence: it takes as many lines as it needs. @default false */
  wraps?: boolean;
  /** Positions it in its parent, such as a column. */
  className?: string;
}

/** A short label for the thing next to it. */
export function Badge({ children, tone, dot, outline, wraps, className }: BadgeProps) {
  const styles = useRecipe(badgeRecipe, { tone, dot, outline, wraps });
  return <span className={cx(styles, className)}>{children}</span>;
}

/** 'Soon': the entry exists but cannot be used yet. */
export function SoonBadge() {
  return <Badge outline>{useUiText().soon}</Badge>;
}
