import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isShown, withRoom } from './cells.ts';
import type { Table } from './table.ts';

interface RowHeadProps<Id extends string, Slot extends string> {
  table: Table<never, Id, Slot>;
  /** The optional columns that the list shows. */
  chosen: readonly Id[];
  styles: Record<Id | Slot | 'headFrame' | 'head' | 'headMain', string>;
  /** Selects all. */
  check: ReactNode;
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function RowHead<Id extends string, Slot extends string>(props: RowHeadProps<Id, Slot>) {
  const { table, chosen, styles, check } = props;
  const intl = useIntl();
  const ids = table.ids.filter((id) => isShown(table, chosen, id));
  return (
    <div className={styles.headFrame}>
      <div className={withRoom(table, chosen, styles, styles.head)}>
        {check}
        <span className={styles.headMain} aria-hidden>
          {intl.formatMessage(table.main.header)}
        </span>
        {ids.map((id) => (
          <span key={id} className={styles[id]} aria-hidden>
            {intl.formatMessage(table.columns[id].header)}
          </span>
        ))}
      </div>
    </div>
  );
}
