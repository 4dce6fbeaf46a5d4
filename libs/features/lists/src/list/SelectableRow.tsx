import type { MenuItem } from '@forecourt/ui/menu';
import SquareCheck from 'lucide-react/icons/square-check';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { RowCheck } from './RowCheck.tsx';
import type { Selection } from './Selection.ts';
import { usePress } from './usePress.ts';

/** What a row shows of being selected. */
export interface Selectable {
  selected: boolean;
  /** Its box; none on cards as long as nothing is selected. */
  check: ReactNode;
  /** What comes before the other actions of its menu. */
  menu: readonly MenuItem[];
}

interface SelectableRowProps {
  selection: Selection<{ id: string }>;
  id: string;
  /** What the row is called. */
  name: string;
  /** Rows are cards: their boxes show once something is selected. */
  cards: boolean;
  children(selectable: Selectable): ReactNode;
}

/** A row of a list that can be selected: by its box, and on phones by a long press. */
export const SelectableRow = observer(function SelectableRow(props: SelectableRowProps) {
  const { selection, id, name, cards, children } = props;
  const intl = useIntl();
  const select: MenuItem = {
    id: 'select',
    label: intl.formatMessage(messages.select),
    icon: SquareCheck,
    onSelect: () => selection.toggle(id),
  };
  const press = usePress(() => selection.toggle(id), cards && selection.isSelecting);
  const row = children({
    selected: selection.has(id),
    check: (!cards || selection.isSelecting) && <RowCheck {...{ selection, id, name }} />,
    menu: cards ? [select] : [],
  });
  // A press with Shift selects rows, not text.
  return (
    <div onMouseDown={(event) => event.shiftKey && event.preventDefault()} {...(cards && press)}>
      {row}
    </div>
  );
});
