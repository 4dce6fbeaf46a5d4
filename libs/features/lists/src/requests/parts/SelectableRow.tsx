import type { Request } from '@forecourt/contract';
import type { MenuItem } from '@forecourt/ui/menu';
import SquareCheck from 'lucide-react/icons/square-check';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { RowCheck } from '../../list/RowCheck.tsx';
import { usePress } from '../../list/usePress.ts';
import { customerName } from '../customer.ts';
import { actionMessages } from '../messages.ts';
import type { RequestListStore } from '../RequestListStore.ts';
import { RequestRow } from './RequestRow.tsx';
import type { RequestActions } from './useRequestActions.ts';

interface SelectableRowProps {
  store: RequestListStore;
  request: Request;
  actions: RequestActions;
  href: string;
  /** Rows are cards: their boxes show once something is selected. */
  cards: boolean;
}

/** A row of the list that can be selected: by its box, and on phones by a long press. */
export const SelectableRow = observer(function SelectableRow(props: SelectableRowProps) {
  const { store, request, actions, href, cards } = props;
  const { selection, definition } = store;
  const { id } = request;
  const intl = useIntl();
  const select: MenuItem = {
    id: 'select',
    label: intl.formatMessage(actionMessages.select),
    icon: SquareCheck,
    onSelect: () => selection.toggle(id),
  };
  const press = usePress(() => selection.toggle(id), cards && selection.isSelecting);
  const row = (
    <RequestRow
      {...{ request, href }}
      columns={definition.columns}
      menu={cards ? [select, ...actions.menuFor(request)] : actions.menuFor(request)}
      selected={selection.has(id)}
      check={
        (!cards || selection.isSelecting) && (
          <RowCheck {...{ selection, id }} name={customerName(request)} />
        )
      }
    />
  );
  // A press with Shift selects rows, not text.
  return (
    <div onMouseDown={(event) => event.shiftKey && event.preventDefault()} {...(cards && press)}>
      {row}
    </div>
  );
});
