import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { columnsRecipe } from './LinkColumns.recipe.ts';

interface LinkColumnsProps {
  /** Above the report, in one column: a result comes before its car. */
  top?: ReactNode;
  /** Beside the report and always in view, in two columns. */
  side?: ReactNode;
  /** The report. */
  children: ReactNode;
}

/** The columns of a page behind a link: two from 1024 px, one below. */
export function LinkColumns({ top, side, children }: LinkColumnsProps) {
  const styles = useSlotRecipe(columnsRecipe);
  return (
    <div className={styles.root}>
      {top && <div className={styles.top}>{top}</div>}
      <div className={styles.report}>{children}</div>
      {side && (
        <aside className={styles.side}>
          <div className={styles.sticky}>{side}</div>
        </aside>
      )}
    </div>
  );
}
