export { ProfileScreen } from './ProfileScreen.tsx';
export type { ProfileScreenProps } from './ProfileScreen.tsx';
export { ProfileStore } from './ProfileStore.ts';
export type { ProfileStoreOptions } from './ProfileStore.ts';
