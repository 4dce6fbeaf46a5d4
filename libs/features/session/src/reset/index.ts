export { ResetScreen } from './ResetScreen.tsx';
export type { ResetScreenProps } from './ResetScreen.tsx';
export { ResetStore } from './ResetStore.ts';
export type { ResetStoreOptions } from './ResetStore.ts';
