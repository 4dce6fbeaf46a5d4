export { BranchSelect } from './BranchSelect.tsx';
export type { Branch, BranchSelectProps } from './BranchSelect.tsx';
