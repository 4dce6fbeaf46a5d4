export { CompanyStore } from '../company/CompanyStore.ts';
export type { CompanyStoreOptions } from '../company/CompanyStore.ts';
export { SecurityScreen } from './SecurityScreen.tsx';
export type { SecurityScreenProps } from './SecurityScreen.tsx';
export { SecurityStore } from './SecurityStore.ts';
export type { SecurityStoreOptions } from './SecurityStore.ts';
