export { SecurityScreen } from './SecurityScreen.tsx';
export type { SecurityScreenProps } from './SecurityScreen.tsx';
export { SecurityStore } from './SecurityStore.ts';
export type { SecurityStoreOptions } from './SecurityStore.ts';
