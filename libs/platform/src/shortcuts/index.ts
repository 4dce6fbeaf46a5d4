export { Shortcuts, shortcuts } from './Shortcuts.ts';
export type { Shortcut } from './Shortcuts.ts';
export { useShortcuts } from './useShortcuts.ts';
