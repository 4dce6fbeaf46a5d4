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
}

/** `e`: archives the active row. */
export function archiveShortcut(archive: (id: string) => void): RowShortcut {
  return { key: 'e', label: messages.archive, run: archive };
}

/** `x`: toggles the active row's selection. */
export function selectShortcut(selection: Pick<Selection<never>, 'toggle'>): RowShortcut {
  return { key: 'x', label: messages.select, run: (id) => selection.toggle(id) };
}

/** Escape: clears the selection. Call it in an observer. */
export function useClearShortcut(selection: Pick<Selection<never>, 'isSelecting' | 'clear'>): void {
  const clear: Shortcut = {
    keys: ['Escape'],
    label: messages.clear,
    run: () => selection.clear(),
  };
  useShortcuts(selection.isSelecting ? [clear] : []);
}

/** The shortcuts of a list (design §4: every action by keyboard). */
export function useListShortcuts(list: ListKeys): void {
  const { search, create, createLabel = messages.create, move, rowShortcuts, places } = list;
  useShortcuts([
    { keys: ['/'], label: messages.search, run: search },
    ...(create ? [{ keys: ['n'], label: createLabel, run: create } satisfies Shortcut] : []),
    { keys: ['j'], label: messages.next, run: () => move(1) },
    { keys: ['k'], label: messages.previous, run: () => move(-1) },
    { keys: ['Enter'], label: messages.open },
    ...(rowShortcuts ?? []).map(({ key, label, run }): Shortcut => ({
      keys: [key],
      label,
      run: () => {
        if (places.activeId !== null) run(places.activeId);
      },
    })),
  ]);
}
