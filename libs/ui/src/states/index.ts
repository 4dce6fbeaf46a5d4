export { EmptyState, EndMessage, ErrorState } from './States.tsx';
export type { EmptyStateProps, ErrorStateProps } from './States.tsx';
