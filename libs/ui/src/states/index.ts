export { EmptyState, EndMessage, ErrorState, FailedPart } from './States.tsx';
export type { EmptyStateProps, ErrorStateProps } from './States.tsx';
