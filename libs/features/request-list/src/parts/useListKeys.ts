import { useEffect, useRef } from 'react';

/** What the keys of a list do (design §4: every action by keyboard). */
export interface ListKeys {
  /** `/` */
  search(): void;
  /** `n` */
  create(): void;
  /** `j` is 1, `k` is -1. */
  move(step: 1 | -1): void;
  /** `e` */
  archive(): void;
}

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const overlay = '[role=dialog], [role=alertdialog], [role=menu]';

/** Listens for a list's keys; off while one types and while anything is open above the list. */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector(overlay)) return;
      if (run(event.key, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function run(key: string, keys: ListKeys): boolean {
  switch (key) {
    case '/':
      keys.search();
      return true;
    case 'n':
      keys.create();
      return true;
    case 'j':
      keys.move(1);
      return true;
    case 'k':
      keys.move(-1);
      return true;
    case 'e':
      keys.archive();
      return true;
    default:
      return false;
  }
}
