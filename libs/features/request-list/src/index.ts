export type { RequestListDefinition, RequestTab, TabStatus } from './definition.ts';
export type { RequestAction } from './requestActions.ts';
export type { RequestListApi } from './RequestListApi.ts';
export { RequestListStore } from './RequestListStore.ts';
export type { RequestListOptions, RequestListPlace } from './RequestListStore.ts';
