export { StatusBadge } from './StatusBadge.tsx';
export type { StatusBadgeProps } from './StatusBadge.tsx';
export { carStatuses, itemStatuses, requestStatuses } from './statuses.ts';
export type { CarStatusName, RequestStatusName, StatusName } from './statuses.ts';
