import type { ReactNode } from 'react';
import { slotRecipe } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';

const actionsRecipe = slotRecipe({
  className: 'form-actions',
  slots: ['root', 'note'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      paddingBlockStart: '2',
      smDown: { flexDirection: 'column-reverse', alignItems: 'stretch' },
    },
    note: { flex: 1, minWidth: 0, color: 'fg.muted', fontSize: 'sm' },
  },
  variants: {
    sticky: {
      true: {
        root: {
          position: 'sticky',
          bottom: 0,
          zIndex: 'sticky',
          paddingBlock: '3',
          borderTopWidth: '1px',
          borderTopStyle: 'solid',
          borderTopColor: 'line.default',
          backgroundColor: 'bg.surface',
        },
      },
    },
  },
});

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
  const styles = useSlotStyles(actionsRecipe, { sticky });
  return (
    <div className={styles.root}>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </div>
  );
}
