import type { ReactNode } from 'react';
import { useStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { badgeDotRecipe, badgeRecipe } from './Badge.recipe.ts';

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
}

/** A short word about the thing beside it. */
export function Badge({ children, tone, dot, outline }: BadgeProps) {
  return (
    <span className={useStyles(badgeRecipe, { tone, outline })}>
      {dot && <Dot kind={dot} />}
      {children}
    </span>
  );
}

function Dot({ kind }: { kind: 'full' | 'ring' | 'live' }) {
  return <span aria-hidden className={useStyles(badgeDotRecipe, { kind })} />;
}

/** 'Soon': the entry exists but cannot be used yet. */
export function SoonBadge() {
  return <Badge outline>{useUiText().soon}</Badge>;
}
