export { ListRow } from './ListRow.tsx';
export type { ListRowProps, RowAttributes } from './ListRow.tsx';
