import { Icon } from '@forecourt/ui/icon';
import type { IconComponent } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cardRecipe } from './card.recipe.ts';

export interface NoteProps {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /**
   * alert interrupts a screen reader, status waits. @default none: it was there from the beginning
   */
  role?: 'alert' | 'status';
  children: ReactNode;
}

const icons: Record<NonNullable<NoteProps['tone']>, IconComponent> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A sentence to read before continuing. */
export function Note({ tone = 'info', role, children }: NoteProps) {
  const styles = useSlotRecipe(cardRecipe);
  return (
    <div className={styles.note} data-tone={tone} role={role}>
      <Icon icon={icons[tone]} size={16} />
      <div>{children}</div>
    </div>
  );
}
