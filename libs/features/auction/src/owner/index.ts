export { OwnerScreen } from './OwnerScreen.tsx';
export type { OwnerScreenProps } from './OwnerScreen.tsx';
export { OwnerStore } from './OwnerStore.ts';
export type { OwnerStoreOptions } from './OwnerStore.ts';
