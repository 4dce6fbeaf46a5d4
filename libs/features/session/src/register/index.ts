export { RegisterScreen } from './RegisterScreen.tsx';
export type { RegisterScreenProps } from './RegisterScreen.tsx';
export { RegisterClosedScreen } from './RegisterClosedScreen.tsx';
export type { RegisterClosedScreenProps } from './RegisterClosedScreen.tsx';
export { RegisterStore } from './RegisterStore.ts';
export type { RegisterStoreOptions } from './RegisterStore.ts';
