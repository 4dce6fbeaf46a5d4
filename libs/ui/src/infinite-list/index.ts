export { InfiniteList } from './InfiniteList.tsx';
export type { InfiniteListProps, ListHandle, ListPosition, RowPlace } from './InfiniteList.tsx';
