import { createContext, useContext, useEffect, useRef } from 'react';
import { type Shortcut, shortcuts } from './Shortcuts.ts';

/** True in a preview that cannot be used, such as that of a page: its shortcuts are not added. */
export const ShortcutsOff = createContext(false);

/** Adds shortcuts while the component is mounted. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const off = useContext(ShortcutsOff);
  useEffect(() => (off ? undefined : shortcuts.add(() => latest.current)), [off]);
}
