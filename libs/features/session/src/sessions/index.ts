export { SessionsScreen } from './SessionsScreen.tsx';
export type { SessionsScreenProps } from './SessionsScreen.tsx';
export { SessionsStore } from './SessionsStore.ts';
export type { SessionsStoreOptions } from './SessionsStore.ts';
