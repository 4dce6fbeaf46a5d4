export { BillingScreen } from './BillingScreen.tsx';
export type { BillingScreenProps, BillingTab } from './BillingScreen.tsx';
export { BillingStore } from './BillingStore.ts';
export type { BillingStoreOptions } from './BillingStore.ts';
