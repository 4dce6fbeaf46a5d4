import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isShown, withRoom } from './cells.ts';
import type { Table } from './table.ts';

/** The columns of a list, with the classes that its recipe has for them. */
export interface RowColumns<Id extends string, Slot extends string> {
  table: Table<never, Id, Slot>;
  /** The optional columns that the list shows. @default none */
  chosen?: readonly Id[];
  styles: Record<Id | Slot | 'headFrame' | 'head' | 'headMain' | 'skeleton', string>;
}

/** The columns that the list shows beside the text of its rows, in their order. */
export function columnsOf<Id extends string, Slot extends string>(columns: RowColumns<Id, Slot>) {
  const { table, chosen = [] } = columns;
  const ids = table.ids.filter((id) => isShown(table, chosen, id));
  return ids.map((id) => ({ id, header: table.columns[id].header }));
}

interface RowHeadProps<Id extends string, Slot extends string> {
  columns: RowColumns<Id, Slot>;
  /** Selects all. */
  check?: ReactNode;
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function RowHead<Id extends string, Slot extends string>(props: RowHeadProps<Id, Slot>) {
  const { columns, check } = props;
  const { table, chosen = [], styles } = columns;
  const intl = useIntl();
  return (
    <div className={styles.headFrame}>
      <div className={withRoom(table, chosen, styles, styles.head)}>
        {check}
        <span className={styles.headMain} aria-hidden>
          {intl.formatMessage(table.main.header)}
        </span>
        {columnsOf(columns).map(({ id, header }) => (
          <span key={id} className={styles[id]} aria-hidden>
            {intl.formatMessage(header)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The skeleton of a row. */
export function RowSkeleton<Id extends string, Slot extends string>({
  columns: { table, chosen = [], styles },
}: Pick<RowHeadProps<Id, Slot>, 'columns'>) {
  return <div aria-hidden className={withRoom(table, chosen, styles, styles.skeleton)} />;
}
