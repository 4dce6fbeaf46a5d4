export { CommentItem } from './CommentItem.tsx';
export type { CommentItemProps } from './CommentItem.tsx';
