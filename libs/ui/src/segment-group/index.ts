export { SegmentGroup } from './SegmentGroup.tsx';
export type { SegmentGroupProps } from './SegmentGroup.tsx';
