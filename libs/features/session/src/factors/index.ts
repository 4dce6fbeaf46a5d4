export { FactorsSection } from './FactorsSection.tsx';
export type { FactorsSectionProps } from './FactorsSection.tsx';
export { FactorsStore } from './FactorsStore.ts';
export type { FactorsStoreOptions } from './FactorsStore.ts';
export { FactorRequiredScreen } from './FactorRequiredScreen.tsx';
export type { FactorRequiredScreenProps } from './FactorRequiredScreen.tsx';
