import type { RowPlace } from '@forecourt/ui/infinite-list';
import type { RowAttributes } from '@forecourt/ui/list-row';
import type { MenuItem } from '@forecourt/ui/menu';
import SquareCheck from 'lucide-react/icons/square-check';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { RowCheck } from './RowCheck.tsx';
import type { Selection } from './Selection.ts';
import { useLongPress } from './useLongPress.ts';

/** What every row of a list takes. */
export interface RowProps {
  menu: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** @default false */
  selected?: boolean;
  /** Its checkbox; none on cards until something is selected. */
  check?: ReactNode;
  /** Rows are cards. @default false */
  cards?: boolean;
  /** Its place in the list, and its press handlers. */
  attributes?: RowAttributes;
}

interface SelectableRowProps {
  selection: Selection<{ id: string }>;
  id: string;
  /** The row's name. */
  name: string;
  /** Rows are cards: their checkboxes show once something is selected. */
  cards: boolean;
  place: RowPlace;
  menu(): readonly MenuItem[];
  children(row: RowProps): ReactNode;
}

// A press with Shift selects rows, not text.
const keepText = (event: MouseEvent): void => {
  if (event.shiftKey) event.preventDefault();
};

/** A row that can be selected: by its checkbox, and on phones by a long press. */
export const SelectableRow = observer(function SelectableRow(props: SelectableRowProps) {
  const { selection, id, name, cards, place, menu, children } = props;
  const intl = useIntl();
  const press = useLongPress(() => selection.toggle(id), cards && selection.isSelecting);
  // A card has no checkbox at first.
  const withSelect = (): readonly MenuItem[] => {
    const label = intl.formatMessage(messages.select);
    const onSelect = (): void => selection.toggle(id);
    return [{ id: 'select', label, icon: SquareCheck, onSelect }, ...menu()];
  };
  const attributes = { ...place, onMouseDown: keepText, ...(cards && press) };
  const selected = selection.has(id);
  const check = (!cards || selection.isSelecting) && (
    <RowCheck selection={selection} id={id} name={name} checked={selected} />
  );
  return children({ menu: cards ? withSelect : menu, selected, check, cards, attributes });
});
