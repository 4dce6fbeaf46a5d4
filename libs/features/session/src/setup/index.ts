export { AcceptScreen } from './AcceptScreen.tsx';
export type { AcceptScreenProps } from './AcceptScreen.tsx';
export { AcceptStore } from './AcceptStore.ts';
export type { AcceptStoreOptions } from './AcceptStore.ts';
export { firstColors } from './setupColors.ts';
export { SetupScreen } from './SetupScreen.tsx';
export type { SetupScreenProps } from './SetupScreen.tsx';
export { SetupStore } from './SetupStore.ts';
export type { SetupStoreOptions } from './SetupStore.ts';
