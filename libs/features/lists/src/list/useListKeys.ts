import { useEffect, useRef } from 'react';

/** What the keys of a list do, by key (design §4: every action by keyboard). */
export type ListKeys = Readonly<Record<string, () => void>>;

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
      const act = latest.current[event.key];
      if (!act) return;
      act();
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
