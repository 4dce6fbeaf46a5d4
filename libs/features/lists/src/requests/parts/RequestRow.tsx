import type { Request } from '@forecourt/contract';
import { contactOf, customerName } from '@forecourt/platform';
import { Avatar } from '@forecourt/ui/avatar';
import { Icon } from '@forecourt/ui/icon';
import { ListRow } from '@forecourt/ui/list-row';
import { useSlotRecipe } from '@forecourt/ui/styling';
import UserRound from 'lucide-react/icons/user-round';
import { useIntl } from 'react-intl';
import { renderCells, withRoom } from '../../list/cells.ts';
import { sentences } from '../../list/messages.ts';
import type { RowProps } from '../../list/SelectableRow.tsx';
import { withName } from '../../list/withName.ts';
import { requestTable } from '../columns.ts';
import type { RequestColumn } from '../definition.ts';
import { messages } from '../messages.ts';
import { requestCells } from './requestCells.tsx';
import { requestRowRecipe } from './RequestRow.recipe.ts';

export interface RequestRowProps extends RowProps {
  request: Request;
  /** The report of the request. */
  href: string;
  /** The optional columns that the list shows. */
  columns: readonly RequestColumn[];
}

/** A request: customer, car and claim number, sale plan, date and status. */
export function RequestRow(props: RequestRowProps) {
  const { request, href, columns, menu, check, selected, cards, attributes } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(requestRowRecipe);
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
  const styles = useSlotRecipe(requestRowRecipe);
  return (
    <span className={styles.nobody}>
      <Icon icon={UserRound} size={18} />
    </span>
  );
}
