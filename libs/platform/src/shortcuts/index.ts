export { Shortcuts, shortcuts } from './Shortcuts.ts';
export type { Shortcut } from './Shortcuts.ts';
export { ShortcutsOff, useShortcuts } from './useShortcuts.ts';
