import type { ListHandle } from '@forecourt/ui/infinite-list';
import { type FocusEvent, type RefObject, useEffect } from 'react';
import type { RowPlaces } from './RowPlaces.ts';

/** The rows of a list and the active one. */
export interface Rows {
  readonly items: readonly { id: string }[];
  readonly places: RowPlaces;
}

export interface RowFocus {
  /** Goes to the next row, or the one before, and brings it into view. */
  move(step: 1 | -1): void;
  /** Call when focus enters a row: shortcuts then act on it. */
  onFocus(event: FocusEvent): void;
}

/** Moves the focus by rows, and restores it to the last active row when the user comes back. */
export function useRowFocus(
  store: Rows,
  root: RefObject<HTMLElement | null>,
  list: RefObject<ListHandle | null>,
): RowFocus {
  const indexOfActive = (): number =>
    store.items.findIndex(({ id }) => id === store.places.activeId);

  useEffect(() => {
    if (store.places.activeId === null || document.activeElement !== document.body) return;
    const index = store.items.findIndex(({ id }) => id === store.places.activeId);
    const frame = requestAnimationFrame(() =>
      linkAt(root.current, index)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [store, root]);

  return {
    move: (step) => {
      const next = Math.min(Math.max(indexOfActive() + step, 0), store.items.length - 1);
      const row = store.items[next];
      if (!row) return;
      store.places.activate(row.id);
      list.current?.scrollToIndex(next);
      focusSoon(root.current, next);
    },
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]');
      const item = row && store.items[Number(row.dataset['index'])];
      if (item) store.places.activate(item.id);
    },
  };
}

/** A row that was scrolled into view is rendered a frame or two later. */
function focusSoon(root: HTMLElement | null, index: number, frames = 4): void {
  const link = linkAt(root, index);
  if (link) link.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusSoon(root, index, frames - 1));
}

function linkAt(root: HTMLElement | null, index: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-index="${index}"] a[href]`) ?? null;
}
