import type { MessageDescriptor } from 'react-intl';

/** A key and what it does. The same entry is listened to and shown in the keyboard help. */
export interface Shortcut {
  /** `event.key` of it, with `mod` before it where ⌘ or Ctrl is held: `['mod', 'k']`. */
  keys: readonly [string] | readonly ['mod', string];
  label: MessageDescriptor;
  /** Whether it works on every page, or belongs to what is open. @default 'page' */
  scope?: 'everywhere' | 'page';
  /** What it does; without it the browser does it (Enter on a link), and the entry only tells. */
  run?(): void;
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * The shortcuts of what is in the page, one register for listening and for telling. Off while
 * anything lies above the page, and while one types; only those with ⌘ or Ctrl go on then, since
 * they write nothing.
 */
export class Shortcuts {
  private readonly sets = new Set<() => readonly Shortcut[]>();
  private readonly target: () => EventTarget;

  /** @param target what hears the keys; by default the document */
  constructor(target: () => EventTarget = () => document) {
    this.target = target;
  }

  /** What there is now, in the order in which it came. */
  get current(): Shortcut[] {
    return [...this.sets].flatMap((read) => [...read()]);
  }

  /** Adds shortcuts, read anew for each key. Returns the way to take them out. */
  add(read: () => readonly Shortcut[]): () => void {
    if (this.sets.size === 0) this.target().addEventListener('keydown', this.listen);
    this.sets.add(read);
    return () => {
      this.sets.delete(read);
      if (this.sets.size === 0) this.target().removeEventListener('keydown', this.listen);
    };
  }

  private readonly listen = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.altKey) return;
    const mod = event.ctrlKey || event.metaKey;
    const found = this.current.findLast((one) => one.run && matches(one, event.key, mod));
    if (!found || document.querySelector(overlay)) return;
    if (!mod && event.target instanceof Element && event.target.closest(typing)) return;
    event.preventDefault();
    found.run?.();
  };
}

/** Of the page that is open. */
export const shortcuts = new Shortcuts();

function matches({ keys }: Shortcut, key: string, mod: boolean): boolean {
  if (mod) return keys[0] === 'mod' && keys[1] === key.toLowerCase();
  return keys.length === 1 && keys[0] === key;
}
