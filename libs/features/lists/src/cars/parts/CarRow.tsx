import type { Car } from '@forecourt/contract';
import { DateTime } from '@forecourt/ui/date-time';
import { ListRow } from '@forecourt/ui/list-row';
import type { MenuItem } from '@forecourt/ui/menu';
import { Money } from '@forecourt/ui/money';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { cx, useSlotStyles } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { carName } from '../../list/carName.ts';
import { sentences } from '../../list/messages.ts';
import type { CarColumn } from '../definition.ts';
import { messages, statusMessages } from '../messages.ts';
import { carRowRecipe } from './CarRow.recipe.ts';
import { CarThumb } from './CarThumb.tsx';

export interface CarRowProps {
  car: Car;
  /** The report of the car. */
  href: string;
  columns: readonly CarColumn[];
  menu: readonly MenuItem[];
  /** Selects it. */
  check?: ReactNode;
  /** @default false */
  selected?: boolean;
}

/** A reported car: photo, what it is, its plate, what was offered, when it was asked for, its status. */
export function CarRow({ car, href, columns, menu, check, selected }: CarRowProps) {
  const intl = useIntl();
  const styles = useSlotStyles(carRowRecipe);
  const missing = intl.formatMessage(messages.missing);
  const name = carName(car) || intl.formatMessage(messages.unknown);
  return (
    <div className={styles.row}>
      <ListRow
        title={name}
        subtitle={
          <>
            <span className={styles.plate} data-missing={car.plate ? undefined : ''}>
              {car.plate || missing}
            </span>
            <span className={styles.partner}> · {car.partner_name}</span>
          </>
        }
        href={href}
        check={check}
        selected={selected}
        leading={<CarThumb src={car.thumbnail} />}
        menu={menu}
        menuLabel={intl.formatMessage(sentences.actionsFor, { name })}
        meta={
          <div className={styles.columns}>
            {columns.includes('offer') && <OfferCell car={car} />}
            <span className={styles.date}>
              <DateTime value={car.request_date} format="date" />
            </span>
            <span className={styles.status}>
              <StatusBadge
                status={car.request_status}
                label={intl.formatMessage(statusMessages[car.request_status])}
              />
            </span>
          </div>
        }
      />
    </div>
  );
}

function OfferCell({ car: { offer_price: price, currency_code: currency } }: { car: Car }) {
  const intl = useIntl();
  const styles = useSlotStyles(carRowRecipe);
  return (
    <span className={cx(styles.cell, styles.offer, price === null && styles.noOffer)}>
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

/** The names of the columns, in the row's own widths; screen readers have the rows themselves. */
export function CarRowHead({ columns, check }: CarRowHeadProps) {
  const intl = useIntl();
  const styles = useSlotStyles(carRowRecipe);
  return (
    <div className={styles.head}>
      {check && <span className={styles.headCheck}>{check}</span>}
      <span className={styles.headStart} />
      <span className={styles.headMain} aria-hidden>
        {intl.formatMessage(messages.car)}
      </span>
      <div className={styles.columns} aria-hidden>
        {columns.includes('offer') && (
          <span className={styles.offer}>{intl.formatMessage(messages.offer)}</span>
        )}
        <span className={styles.date}>{intl.formatMessage(messages.requested)}</span>
        <span className={styles.status}>{intl.formatMessage(messages.status)}</span>
      </div>
      <span className={styles.headEnd} />
    </div>
  );
}
