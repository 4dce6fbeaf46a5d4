import type { Car } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { ListRow, type RowAttributes } from '@forecourt/ui/list-row';
import type { MenuItem } from '@forecourt/ui/menu';
import { Money } from '@forecourt/ui/money';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { cx, useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { carName } from '../../list/carName.ts';
import { sentences } from '../../list/messages.ts';
import { RowHead } from '../../list/RowHead.tsx';
import { withName } from '../../list/withName.ts';
import type { CarColumn } from '../definition.ts';
import { messages, statusMessages } from '../messages.ts';
import { carRowRecipe } from './CarRow.recipe.ts';
import { CarThumb } from './CarThumb.tsx';

export interface CarRowProps {
  car: Car;
  /** The report of the car. */
  href: string;
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
          <span className={styles.partner}> · {car.partner_name}</span>
        </>
      }
      href={href}
      check={check}
      selected={selected}
      leading={<CarThumb src={car.thumbnail} />}
      menu={menu}
      menuLabel={withName(intl, sentences.actionsFor, name)}
      className={cx(styles.row, columns.includes('offer') && styles.withOffer)}
      inColumns={!cards}
      attributes={attributes}
      meta={
        <>
          {columns.includes('offer') && <OfferCell car={car} />}
          <DateTime value={car.request_date} format="date" className={styles.date} />
          <StatusBadge
            status={car.request_status}
            label={intl.formatMessage(statusMessages[car.request_status])}
            className={styles.status}
          />
        </>
      }
    />
  );
}

function OfferCell({ car: { offer_price: price, currency_code: currency } }: { car: Car }) {
  const intl = useIntl();
  const styles = useSlotStyles(carRowRecipe);
  return (
    <span className={cx(styles.offer, price === null && styles.noOffer)}>
      {price === null ? (
        intl.formatMessage(messages.noOffer)
      ) : (
        <Money value={price} currency={currency} />
      )}
    </span>
  );
}

interface CarRowHeadProps extends Pick<CarRowProps, 'columns'> {
  /** Selects all. */
  check?: ReactNode;
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function CarRowHead({ columns, check }: CarRowHeadProps) {
  const styles = useSlotStyles(carRowRecipe);
  const withOffer = columns.includes('offer');
  return (
    <RowHead
      className={cx(styles.head, withOffer && styles.withOffer)}
      check={check}
      cells={[
        [styles.headMain, messages.car],
        withOffer && [styles.offer, messages.offer],
        [styles.date, messages.requested],
        [styles.status, messages.status],
      ]}
    />
  );
}
