import { make } from './dom.ts';
import type { wordsIn } from './words.ts';

interface OverlayOptions {
  /** What readers of the screen hear. */
  label: string;
  /** The invite page, for those who prefer a tab. */
  href: string;
  words: ReturnType<typeof wordsIn>;
}

/**
 * A modal dialog around the form. The browser moves the focus into it, keeps it there, closes it
 * with Escape, and gives the focus back.
 */
export function makeOverlay(
  content: HTMLElement,
  { label, href, words }: OverlayOptions,
): HTMLDialogElement {
  const close = make('button', { class: 'close', type: 'button', 'aria-label': words.close }, '✕');
  const newTab = make('a', { href, target: '_blank', rel: 'noopener' }, words.newTab);
  const bar = make('div', { class: 'bar' }, newTab, close);
  const dialog = make('dialog', { 'aria-label': label }, bar, content);
  close.autofocus = true;
  close.addEventListener('click', () => dialog.close());
  // Its own box is covered by its content: what is clicked is what lies around it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  return dialog;
}
