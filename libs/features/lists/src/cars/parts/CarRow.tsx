import type { Car } from '@forecourt/contract';
import { ListRow, type RowAttributes } from '@forecourt/ui/list-row';
import type { MenuItem } from '@forecourt/ui/menu';
import { useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { carName } from '../../list/carName.ts';
import { renderCells, withRoom } from '../../list/cells.ts';
import { sentences } from '../../list/messages.ts';
import { RowHead } from '../../list/RowHead.tsx';
import { withName } from '../../list/withName.ts';
import { carTable } from '../columns.ts';
import type { CarColumn } from '../definition.ts';
import { messages } from '../messages.ts';
import { carCells } from './carCells.tsx';
import { carRowRecipe } from './CarRow.recipe.ts';
import { CarThumb } from './CarThumb.tsx';

export interface CarRowProps {
  car: Car;
  /** The report of the car. */
  href: string;
  /** The optional columns that the list shows. */
  columns: readonly CarColumn[];
  menu: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Selects it. */
  check?: ReactNode;
  /** @default false */
  selected?: boolean;
  /** Rows are cards. @default false */
  cards?: boolean;
  attributes?: RowAttributes;
}

/** A reported car: photo, name, plate, offer, request date, status. */
export function CarRow(props: CarRowProps) {
  const { car, href, columns, menu, check, selected, cards, attributes } = props;
  const intl = useIntl();
  const styles = useSlotStyles(carRowRecipe);
  const name = carName(car) || intl.formatMessage(messages.unknown);
  return (
    <ListRow
      title={name}
      subtitle={
        <>
          <span className={styles.plate} data-missing={car.plate ? undefined : ''}>
            {car.plate || intl.formatMessage(messages.missing)}
          </span>
          <span> · {car.partner_name}</span>
        </>
      }
      href={href}
      check={check}
      selected={selected}
      leading={<CarThumb src={car.thumbnail} />}
      menu={menu}
      menuLabel={withName(intl, sentences.actionsFor, name)}
      className={withRoom(carTable, columns, styles, styles.row)}
      inColumns={!cards}
      attributes={attributes}
      meta={renderCells(carTable, columns, carCells, [car, styles, intl])}
    />
  );
}

interface CarRowHeadProps extends Pick<CarRowProps, 'columns'> {
  /** Selects all. */
  check?: ReactNode;
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function CarRowHead({ columns, check }: CarRowHeadProps) {
  const styles = useSlotStyles(carRowRecipe);
  return <RowHead table={carTable} chosen={columns} styles={styles} check={check} />;
}

/** The skeleton of a car's row. */
export function CarRowSkeleton({ columns }: Pick<CarRowProps, 'columns'>) {
  const styles = useSlotStyles(carRowRecipe);
  return <div aria-hidden className={withRoom(carTable, columns, styles, styles.skeleton)} />;
}
