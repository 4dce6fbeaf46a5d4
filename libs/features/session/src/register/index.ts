export { RegisterScreen } from './RegisterScreen.tsx';
export type { RegisterScreenProps } from './RegisterScreen.tsx';
export { RegisterStore } from './RegisterStore.ts';
export type { RegisterStoreOptions } from './RegisterStore.ts';
