export type { CarColumn, CarListDefinition, CarTab } from './definition.ts';
export type { CarListApi } from './CarListApi.ts';
export { CarListScreen } from './CarListScreen.tsx';
export type { CarListLinks, CarListScreenProps } from './CarListScreen.tsx';
export { CarListStore } from './CarListStore.ts';
export type { CarAction, CarListOptions } from './CarListStore.ts';
