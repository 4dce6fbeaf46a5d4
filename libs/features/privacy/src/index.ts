export { PrivacyScreen } from './PrivacyScreen.tsx';
export type { PrivacyScreenProps } from './PrivacyScreen.tsx';
export { PrivacyStore } from './PrivacyStore.ts';
export type { PrivacyStoreOptions } from './PrivacyStore.ts';
