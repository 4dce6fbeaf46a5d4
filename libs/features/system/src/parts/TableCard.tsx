import { useSlotRecipe } from '@forecourt/ui/styling';
import { systemRecipe } from '../System.recipe.ts';

interface TableCardProps {
  title: string;
  /** In place of the table when it has no rows. */
  empty: string;
  columns: readonly string[];
  /** Index of the column that is below the others on a phone; there are three others. */
  below?: number;
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** A card with a table that scrolls by itself where the page is too narrow for it. */
export function TableCard({ title, empty, columns, below, rows }: TableCardProps) {
  const styles = useSlotRecipe(systemRecipe);
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.note}>{empty}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
          <table
            className={styles.table}
            aria-label={title}
            data-stacked={below === undefined ? undefined : ''}
          >
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={styles.head}
                    data-below={index === below ? '' : undefined}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, cells: [name, ...others] }) => (
                <tr key={id}>
                  <th scope="row" className={styles.name}>
                    {name}
                  </th>
                  {others.map((cell, index) => (
                    <td
                      key={columns[index + 1]}
                      className={styles.number}
                      data-below={index + 1 === below ? '' : undefined}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
