export { InfiniteList } from './InfiniteList.tsx';
export type { InfiniteListProps, ListHandle, ListPosition } from './InfiniteList.tsx';
