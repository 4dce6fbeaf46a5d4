import { Checkbox } from '@forecourt/ui/checkbox';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectSentences, shortcutMessages as messages } from './messages.ts';
import type { Selection } from './Selection.ts';
import { withName } from './withName.ts';

interface RowCheckProps {
  selection: Selection<{ id: string }>;
  id: string;
  /** The row's name. */
  name: string;
  checked: boolean;
}

/**
 * Selects a row; with Shift, the range from the last one selected. The row observes the selection.
 */
export function RowCheck({ selection, id, name, checked }: RowCheckProps) {
  const intl = useIntl();
  const shift = useRef(false);
  return (
    <Checkbox
      checked={checked}
      aria-label={withName(intl, selectSentences.row, name)}
      onClick={(event) => {
        shift.current = event.shiftKey;
      }}
      onCheckedChange={() => (shift.current ? selection.extend(id) : selection.toggle(id))}
    />
  );
}

/** Selects all loaded rows, or none. */
export const AllCheck = observer(function AllCheck({
  selection,
}: Pick<RowCheckProps, 'selection'>) {
  const intl = useIntl();
  return (
    <Checkbox
      checked={selection.areAll}
      indeterminate={selection.size > 0 && !selection.areAll}
      aria-label={intl.formatMessage(messages.selectAll)}
      onCheckedChange={() => (selection.areAll ? selection.clear() : selection.selectAll())}
    />
  );
});
