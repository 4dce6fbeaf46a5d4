import type { KeyboardEvent } from 'react';

/** How many frames a row may take to be drawn after the list has scrolled to it. */
const FRAMES = 4;

/**
 * The arrow keys go from dealer to dealer, past those that cannot be chosen; down from the search
 * goes to the first. Space chooses, as in every checkbox.
 */
export function rowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('[data-index]');
  const isSearch = target.matches('input[type=search]');
  if (!step || (!row && !(isSearch && step > 0))) return;
  event.preventDefault();
  focusFrom(event.currentTarget, row ? Number(row.dataset['index']) : -1, step, FRAMES);
}

/** Focuses the next row that can be chosen; one at the edge is drawn once it has scrolled there. */
function focusFrom(root: HTMLElement, from: number, step: number, frames: number): void {
  const rowAt = (index: number) => root.querySelector<HTMLElement>(`[data-index="${index}"]`);
  let index = from + step;
  let row = rowAt(index);
  while (row) {
    const box = row.querySelector<HTMLInputElement>('input:enabled');
    row.scrollIntoView({ block: 'nearest' });
    if (box) return box.focus({ preventScroll: true });
    index += step;
    row = rowAt(index);
  }
  if (frames > 0) requestAnimationFrame(() => focusFrom(root, index - step, step, frames - 1));
}
