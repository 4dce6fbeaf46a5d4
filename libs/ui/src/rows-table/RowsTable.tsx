import type { ReactNode } from 'react';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { rowsTableRecipe } from './RowsTable.recipe.ts';

export interface RowsTableProps {
  /** Names the table for screen readers, e.g. 'Rows of the file'. */
  label: string;
  /** Names of the columns, each different. */
  columns: readonly string[];
  /** The rows: `tr` elements, with `data-wrong` where a row has an error. */
  children: ReactNode;
}

/** The rows of a file in a frame that scrolls, with what becomes of each. */
export function RowsTable({ label, columns, children }: RowsTableProps) {
  const styles = useSlotRecipe(rowsTableRecipe);
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label={label}
      // It scrolls, so it must be focusable for keyboard users.
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** What is wrong with a row, on a line of its own within a cell. */
export function RowError({ children }: { children: ReactNode }) {
  const styles = useSlotRecipe(rowsTableRecipe);
  return <span className={styles.error}>{children}</span>;
}
