export {
  CardSkeleton,
  FormSkeleton,
  ImageGridSkeleton,
  RowSkeleton,
  Skeleton,
} from './Skeleton.tsx';
export type { SkeletonProps } from './Skeleton.tsx';
