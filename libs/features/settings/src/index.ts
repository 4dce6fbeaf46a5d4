export { LeaveDialog } from './parts/LeaveDialog.tsx';
export type { Area } from './draft/fields.ts';
export { KeptDrafts } from './draft/KeptDrafts.ts';
export { areas } from './draft/fields.ts';
export { SettingsScreen } from './SettingsScreen.tsx';
export { SettingsStore } from './SettingsStore.ts';
export type { Preview, PreviewProps } from './theme/Previews.tsx';
