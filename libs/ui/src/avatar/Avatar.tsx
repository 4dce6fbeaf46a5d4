import { initials } from '@forecourt/platform';
import { useState } from 'react';
import { slotRecipe } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';

const avatarRecipe = slotRecipe({
  className: 'avatar',
  slots: ['root', 'image'],
  base: {
    root: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: 'full',
      backgroundColor: 'bg.muted',
      color: 'fg.muted',
      fontWeight: 600,
      userSelect: 'none',
    },
    image: { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { root: { width: '24px', height: '24px', fontSize: '10px' } },
      md: { root: { width: '36px', height: '36px', fontSize: 'sm' } },
      lg: { root: { width: '48px', height: '48px', fontSize: 'lg' } },
    },
    tone: { accent: { root: { backgroundColor: 'accent.subtle', color: 'accent.fg' } } },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps {
  /** Full name; its initials are shown if there is no picture. */
  name: string;
  src?: string;
  /** 24, 36 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Tints the initials. @default neutral */
  tone?: 'accent';
}

/** A person's picture, or the first letters of the first and last words of the name. */
export function Avatar({ name, src, size, tone }: AvatarProps) {
  const styles = useSlotStyles(avatarRecipe, { size, tone });
  const [failed, setFailed] = useState<string>();
  return (
    <span className={styles.root} aria-hidden>
      {src && failed !== src ? (
        <img className={styles.image} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
