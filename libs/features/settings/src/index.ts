export { LeaveDialog } from './parts/LeaveDialog.tsx';
export type { Area } from './draft/fields.ts';
export { KeptDrafts } from './draft/KeptDrafts.ts';
export { areas } from './draft/fields.ts';
export { SettingsTabs } from './parts/SettingsTabs.tsx';
export type { ExtraArea } from './parts/SettingsTabs.tsx';
export { SettingsScreen } from './SettingsScreen.tsx';
export { SettingsStore } from './SettingsStore.ts';
export type { Preview, PreviewProps } from './theme/Previews.tsx';
