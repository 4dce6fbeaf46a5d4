import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

interface RowHeadProps {
  className: string;
  /** Selects all. */
  check: ReactNode;
  /** Each column's class and header; false where the list has no such column. */
  cells: readonly (readonly [className: string, name: MessageDescriptor] | false)[];
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function RowHead({ className, check, cells }: RowHeadProps) {
  const intl = useIntl();
  return (
    <div className={className}>
      {check}
      {cells.map(
        (cell) =>
          cell && (
            <span key={cell[0]} className={cell[0]} aria-hidden>
              {intl.formatMessage(cell[1])}
            </span>
          ),
      )}
    </div>
  );
}
