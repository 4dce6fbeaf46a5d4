import type { MessageDescriptor } from 'react-intl';

/** A key and its action. The same entry handles the key and appears in the keyboard help. */
export interface Shortcut {
  /** Its `event.key`, preceded by `mod` for ⌘ or Ctrl: `['mod', 'k']`. */
  keys: readonly [string] | readonly ['mod', string];
  label: MessageDescriptor;
  /** Whether it works on every page, or only while its component is mounted. @default 'page' */
  scope?: 'everywhere' | 'page';
  /**
   * Its action; omitted if the browser handles the key (Enter on a link) and it is only listed in
   * the help.
   */
  run?(): void;
}

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Registry of the shortcuts of the mounted components, for handling keys and for the help. Ignores
 * keys while an overlay is open and, except with ⌘ or Ctrl, while the person types.
 */
export class Shortcuts {
  private readonly sets = new Set<() => readonly Shortcut[]>();
  private readonly target: () => EventTarget;

  /** @param target listens for keys; by default the document */
  constructor(target: () => EventTarget = () => document) {
    this.target = target;
  }

  /** The current shortcuts, in the order in which they were added. */
  get current(): Shortcut[] {
    return [...this.sets].flatMap((read) => [...read()]);
  }

  /** Adds shortcuts, read again for each key. Returns a function that removes them. */
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

/** The page's shortcuts. */
export const shortcuts = new Shortcuts();

function matches({ keys }: Shortcut, key: string, mod: boolean): boolean {
  if (mod) return keys[0] === 'mod' && keys[1] === key.toLowerCase();
  return keys.length === 1 && keys[0] === key;
}
