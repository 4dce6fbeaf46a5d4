import type { Request } from '@forecourt/contract';
import { requestStatusMessages } from '@forecourt/platform/request-words';
import { deliveryMessages } from '@forecourt/platform/sending-words';
import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { Icon } from '@forecourt/ui/icon';
import { ListRow, type RowAttributes } from '@forecourt/ui/list-row';
import type { MenuItem } from '@forecourt/ui/menu';
import { StatusBadge } from '@forecourt/ui/status-badge';
import { cx, useSlotStyles } from '@forecourt/ui/styling';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sentences } from '../../list/messages.ts';
import { RowHead } from '../../list/RowHead.tsx';
import { withName } from '../../list/withName.ts';
import { carName, contactOf, customerName, isUndelivered } from '../customer.ts';
import type { RequestColumn } from '../definition.ts';
import { messages } from '../messages.ts';
import { availabilityMessages, planMessages } from '../saleMessages.ts';
import { requestRowRecipe } from './RequestRow.recipe.ts';

export interface RequestRowProps {
  request: Request;
  /** The report of the request. */
  href: string;
  columns: readonly RequestColumn[];
  menu: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** Selects it. */
  check?: ReactNode;
  /** @default false */
  selected?: boolean;
  /** Rows are cards. @default false */
  cards?: boolean;
  attributes?: RowAttributes;
}

/** A request: customer, car, sale plan, date and status. */
export function RequestRow(props: RequestRowProps) {
  const { request, href, columns, menu, check, selected, cards, attributes } = props;
  const intl = useIntl();
  const styles = useSlotStyles(requestRowRecipe);
  const name = customerName(request);
  return (
    <ListRow
      title={name}
      subtitle={request.name ? contactOf(request) : intl.formatMessage(messages.noName)}
      href={href}
      check={check}
      selected={selected}
      leading={request.name ? <Avatar name={request.name} /> : <Nobody />}
      menu={menu}
      menuLabel={withName(intl, sentences.actionsFor, name)}
      className={cx(styles.row, columns.includes('sale') && styles.withSale)}
      inColumns={!cards}
      attributes={attributes}
      meta={
        <>
          {columns.includes('car') && <CarCell request={request} />}
          {columns.includes('sale') && <SaleCell request={request} />}
          <DateTime value={request.inserted_at} format="date" className={styles.date} />
          <RowStatus request={request} />
        </>
      }
    />
  );
}

/** The status; "not delivered" instead if the message was not, until the customer is done. */
function RowStatus({ request }: { request: Request }) {
  const intl = useIntl();
  const styles = useSlotStyles(requestRowRecipe);
  if (isUndelivered(request)) {
    return (
      <Badge tone="danger" dot="full" className={styles.status}>
        {intl.formatMessage(deliveryMessages.notDelivered)}
      </Badge>
    );
  }
  const { status } = request;
  return (
    <StatusBadge
      status={status}
      label={intl.formatMessage(requestStatusMessages[status])}
      className={styles.status}
    />
  );
}

function Nobody() {
  const styles = useSlotStyles(requestRowRecipe);
  return (
    <span className={styles.nobody}>
      <Icon icon={UserRound} size={18} />
    </span>
  );
}

function CarCell({ request }: { request: Request }) {
  const styles = useSlotStyles(requestRowRecipe);
  const { car } = request.report;
  if (!car) return null;
  return (
    <span className={styles.car}>
      {carName(request)}
      {car.plate && <span className={styles.plate}> {car.plate}</span>}
    </span>
  );
}

function SaleCell({ request }: { request: Request }) {
  const intl = useIntl();
  const styles = useSlotStyles(requestRowRecipe);
  const { user_sale_plan: plan, car_availability: when } = request.info;
  const words = [
    plan && intl.formatMessage(planMessages[plan]),
    when && intl.formatMessage(availabilityMessages[when]),
  ].filter(Boolean);
  return words.length > 0 && <span className={styles.sale}>{words.join(' · ')}</span>;
}

interface RequestRowHeadProps extends Pick<RequestRowProps, 'columns'> {
  /** Selects all. */
  check?: ReactNode;
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function RequestRowHead({ columns, check }: RequestRowHeadProps) {
  const styles = useSlotStyles(requestRowRecipe);
  const withSale = columns.includes('sale');
  return (
    <RowHead
      className={cx(styles.head, withSale && styles.withSale)}
      check={check}
      cells={[
        [styles.headMain, messages.customer],
        columns.includes('car') && [styles.car, messages.car],
        withSale && [styles.sale, messages.sale],
        [styles.date, messages.created],
        [styles.status, messages.status],
      ]}
    />
  );
}
