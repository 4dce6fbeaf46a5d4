import { createContext, useContext, useEffect, useRef } from 'react';
import { type Shortcut, shortcuts } from './Shortcuts.ts';

/** True around what is only looked at, such as the preview of a page: its shortcuts are not added. */
export const ShortcutsOff = createContext(false);

/** Adds shortcuts for as long as the component is there. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const off = useContext(ShortcutsOff);
  useEffect(() => (off ? undefined : shortcuts.add(() => latest.current)), [off]);
}
