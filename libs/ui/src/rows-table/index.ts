export { RowError, RowsTable } from './RowsTable.tsx';
export type { RowsTableProps } from './RowsTable.tsx';
