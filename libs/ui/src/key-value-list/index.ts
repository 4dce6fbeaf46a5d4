export { KeyValueList } from './KeyValueList.tsx';
export type { KeyValue, KeyValueListProps } from './KeyValueList.tsx';
