export { CompanySetupStore } from '../company/CompanySetupStore.ts';
export type { CompanySetupStoreOptions } from '../company/CompanySetupStore.ts';
export { SecurityScreen } from './SecurityScreen.tsx';
export type { SecurityScreenProps } from './SecurityScreen.tsx';
export { SecurityStore } from './SecurityStore.ts';
export type { SecurityStoreOptions } from './SecurityStore.ts';
