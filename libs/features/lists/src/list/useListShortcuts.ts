import { type Shortcut, useShortcuts } from '@forecourt/platform/shortcuts';
import type { MessageDescriptor } from 'react-intl';
import { shortcutMessages as messages } from './messages.ts';
import type { RowPlaces } from './RowPlaces.ts';
import type { Selection } from './Selection.ts';

/** What a key does with the active row. */
export interface RowShortcut {
  /** The key's `event.key`. */
  key: string;
  label: MessageDescriptor;
  run(id: string): void;
}

/** The shortcuts of every list, and those of its rows. */
export interface ListKeys {
  search(): void;
  /** Undefined where no requests can be sent. */
  create: (() => void) | undefined;
  /** What `create` does, for the keyboard help. @default New request */
  createLabel?: MessageDescriptor | undefined;
  move(step: 1 | -1): void;
  rowShortcuts: readonly RowShortcut[] | undefined;
  places: RowPlaces;
  selection: Pick<Selection<never>, 'isSelecting' | 'clear' | 'toggle'>;
}

/** `e`: archives the active row. */
export function archiveShortcut(archive: (id: string) => void): RowShortcut {
  return { key: 'e', label: messages.archive, run: archive };
}

/** The shortcuts of a list (design §4: every action by keyboard). Call it in an observer. */
export function useListShortcuts(list: ListKeys): void {
  const { search, create, createLabel = messages.create, move, places, selection } = list;
  const select: RowShortcut = {
    key: 'x',
    label: messages.select,
    run: (id) => selection.toggle(id),
  };
  const clear: Shortcut = { keys: ['Escape'], label: messages.clear, run: () => selection.clear() };
  useShortcuts([
    { keys: ['/'], label: messages.search, run: search },
    ...(create ? [{ keys: ['n'], label: createLabel, run: create } satisfies Shortcut] : []),
    { keys: ['j'], label: messages.next, run: () => move(1) },
    { keys: ['k'], label: messages.previous, run: () => move(-1) },
    { keys: ['Enter'], label: messages.open },
    ...[...(list.rowShortcuts ?? []), select].map(({ key, label, run }): Shortcut => ({
      keys: [key],
      label,
      run: () => {
        if (places.activeId !== null) run(places.activeId);
      },
    })),
    ...(selection.isSelecting ? [clear] : []),
  ]);
}
