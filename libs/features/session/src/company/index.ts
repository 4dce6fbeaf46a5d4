export { CompanyScreen } from './CompanyScreen.tsx';
export type { CompanyScreenProps } from './CompanyScreen.tsx';
export { CompanyStore } from './CompanyStore.ts';
export type { CompanyAttempt, CompanyStoreOptions } from './CompanyStore.ts';
