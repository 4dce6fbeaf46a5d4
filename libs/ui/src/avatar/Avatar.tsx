import { initials } from '@forecourt/platform';
import { useState } from 'react';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { avatarRecipe } from './Avatar.recipe.ts';

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
  const styles = useSlotRecipe(avatarRecipe, { size, tone });
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
