import type { ReactNode } from 'react';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { actionsRecipe } from './FormActions.recipe.ts';

export interface FormActionsProps {
  /** Buttons, the main one last. */
  children: ReactNode;
  /** At the start of the line, e.g. 'Unsaved changes'. */
  note?: ReactNode;
  /** Stays visible at the bottom of a long form. @default false */
  sticky?: boolean;
}

/** The buttons at the end of a form; on phones one below the other, the main one on top. */
export function FormActions({ children, note, sticky }: FormActionsProps) {
  const styles = useSlotRecipe(actionsRecipe, { sticky });
  return (
    <div className={styles.root}>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </div>
  );
}
