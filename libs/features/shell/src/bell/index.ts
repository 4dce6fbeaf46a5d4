export { Bell } from './Bell.tsx';
export type { BellLinks } from './BellPanel.tsx';
export { BellStore } from './BellStore.ts';
