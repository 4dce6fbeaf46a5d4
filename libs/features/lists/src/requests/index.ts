export { ArchivedRequest } from './ArchivedRequest.ts';
export type { RequestColumn, RequestListDefinition, RequestTab } from './definition.ts';
export type { RequestAction } from './requestActions.ts';
export type { RequestListApi } from './RequestListApi.ts';
export { RequestListScreen } from './RequestListScreen.tsx';
export type { RequestListLinks, RequestListScreenProps } from './RequestListScreen.tsx';
export { RequestListStore } from './RequestListStore.ts';
export type { RequestListOptions } from './RequestListStore.ts';
