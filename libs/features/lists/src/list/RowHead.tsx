import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

interface RowHeadProps {
  className: string;
  /** Selects all. */
  check: ReactNode;
  /** Where each name stands, and the name; false where the list has no such column. */
  cells: readonly (readonly [className: string, name: MessageDescriptor] | false)[];
}

/** The names of the columns, in the row's own widths; screen readers have the rows themselves. */
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
