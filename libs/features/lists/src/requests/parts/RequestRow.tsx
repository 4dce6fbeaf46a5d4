import type { Request } from '@forecourt/contract';
import { Avatar } from '@forecourt/ui/avatar';
import { Icon } from '@forecourt/ui/icon';
import { ListRow, type RowAttributes } from '@forecourt/ui/list-row';
import type { MenuItem } from '@forecourt/ui/menu';
import { useSlotStyles } from '@forecourt/ui/styling';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { renderCells, withRoom } from '../../list/cells.ts';
import { sentences } from '../../list/messages.ts';
import { RowHead } from '../../list/RowHead.tsx';
import { withName } from '../../list/withName.ts';
import { requestTable } from '../columns.ts';
import { contactOf, customerName } from '../customer.ts';
import type { RequestColumn } from '../definition.ts';
import { messages } from '../messages.ts';
import { requestCells } from './requestCells.tsx';
import { requestRowRecipe } from './RequestRow.recipe.ts';

export interface RequestRowProps {
  request: Request;
  /** The report of the request. */
  href: string;
  /** The optional columns that the list shows. */
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
      className={withRoom(requestTable, columns, styles, styles.row)}
      inColumns={!cards}
      attributes={attributes}
      meta={renderCells(requestTable, columns, requestCells, [request, styles, intl])}
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

interface RequestRowHeadProps extends Pick<RequestRowProps, 'columns'> {
  /** Selects all. */
  check?: ReactNode;
}

/** The column headers, aligned with the rows; hidden from screen readers, which read the rows. */
export function RequestRowHead({ columns, check }: RequestRowHeadProps) {
  const styles = useSlotStyles(requestRowRecipe);
  return <RowHead table={requestTable} chosen={columns} styles={styles} check={check} />;
}

/** The skeleton of a request's row. */
export function RequestRowSkeleton({ columns }: Pick<RequestRowProps, 'columns'>) {
  const styles = useSlotStyles(requestRowRecipe);
  return <div aria-hidden className={withRoom(requestTable, columns, styles, styles.skeleton)} />;
}
