export { VerifyScreen } from './VerifyScreen.tsx';
export type { VerifyScreenProps } from './VerifyScreen.tsx';
export { VerifyStore } from './VerifyStore.ts';
export type { VerifyStoreOptions } from './VerifyStore.ts';
