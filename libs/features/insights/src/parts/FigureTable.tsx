import { useSlotRecipe } from '@forecourt/ui/styling';
import { insightsRecipe } from '../Insights.recipe.ts';

/** A line of a table: what it is of, and a text for each column. */
export interface FigureRow {
  id: string;
  name: string;
  cells: readonly string[];
}

interface FigureTableProps {
  /** Names the table; not shown. */
  title: string;
  /** What the first column holds. */
  head: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
}

/** Figures by name. It scrolls by itself where the page is too narrow for it. */
export function FigureTable({ title, head, columns, rows }: FigureTableProps) {
  const styles = useSlotRecipe(insightsRecipe);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={styles.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
