export { ForgotScreen } from './ForgotScreen.tsx';
export type { ForgotScreenProps } from './ForgotScreen.tsx';
export { ForgotStore } from './ForgotStore.ts';
export type { ForgotStoreOptions } from './ForgotStore.ts';
