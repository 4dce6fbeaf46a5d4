export { BranchStore } from './BranchStore.ts';
export type { BranchStoreOptions } from './BranchStore.ts';
export { LoginScreen } from './LoginScreen.tsx';
export type { LoginScreenProps } from './LoginScreen.tsx';
export { accessEndedKey, companyEmailKey, SessionStore } from './SessionStore.ts';
export type { SessionStoreOptions } from './SessionStore.ts';
export { SignInStore } from './SignInStore.ts';
export type { SignInStoreOptions } from './SignInStore.ts';
