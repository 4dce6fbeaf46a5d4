import { useEffect, useRef } from 'react';
import { type Shortcut, shortcuts } from './Shortcuts.ts';

/** Adds shortcuts for as long as the component is there. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(() => shortcuts.add(() => latest.current), []);
}
