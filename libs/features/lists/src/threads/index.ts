export type { ThreadListDefinition, ThreadTab } from './definition.ts';
export { ThreadListScreen } from './ThreadListScreen.tsx';
export type { ThreadListLinks, ThreadListScreenProps } from './ThreadListScreen.tsx';
export { ThreadListStore } from './ThreadListStore.ts';
export type { ThreadAction, ThreadListOptions } from './ThreadListStore.ts';
