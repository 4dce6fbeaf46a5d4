export type { CarColumn, CarListDefinition, CarTab } from './definition.ts';
export { CarListScreen } from './CarListScreen.tsx';
export type { CarListScreenProps } from './CarListScreen.tsx';
export type { CarListLinks } from './parts/useCarActions.ts';
export { CarListStore } from './CarListStore.ts';
export type { CarAction, CarListOptions } from './CarListStore.ts';
