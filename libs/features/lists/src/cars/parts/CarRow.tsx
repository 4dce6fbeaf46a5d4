import type { Car } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { ListRow } from '@forecourt/ui/list-row';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { renderCells, withRoom } from '../../list/cells.ts';
import { sentences } from '../../list/messages.ts';
import type { RowProps } from '../../list/SelectableRow.tsx';
import { withName } from '../../list/withName.ts';
import { carTable } from '../columns.ts';
import type { CarColumn } from '../definition.ts';
import { messages } from '../messages.ts';
import { carCells } from './carCells.tsx';
import { carRowRecipe } from './CarRow.recipe.ts';
import { CarThumb } from './CarThumb.tsx';

export interface CarRowProps extends RowProps {
  car: Car;
  /** The report of the car. */
  href: string;
  /** The optional columns that the list shows. */
  columns: readonly CarColumn[];
}

/** A reported car: photo, name, plate, claim number, customer, offer, request date, status. */
export function CarRow(props: CarRowProps) {
  const { car, href, columns, menu, check, selected, cards, attributes } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(carRowRecipe);
  const { claim_number: claim } = car;
  const name = carName(car) || intl.formatMessage(messages.unknown);
  return (
    <ListRow
      title={name}
      subtitle={
        <span className={styles.below}>
          <span className={styles.ids}>
            <span className={styles.plate} data-missing={car.plate ? undefined : ''}>
              {car.plate || intl.formatMessage(messages.missing)}
            </span>
            {claim && (
              <>
                {' · '}
                <span className={styles.claim} translate="no">
                  {claim}
                </span>
              </>
            )}
          </span>
          <span className={styles.branch}>{` · ${car.partner_name}`}</span>
        </span>
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
