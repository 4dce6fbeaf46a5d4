export { SystemScreen } from './SystemScreen.tsx';
export type { SystemScreenProps } from './SystemScreen.tsx';
export { SystemStore } from './SystemStore.ts';
export type { SystemStoreOptions } from './SystemStore.ts';
