export { Comments } from './Comments.tsx';
export type { CommentsProps } from './Comments.tsx';
export { CommentsStore } from './CommentsStore.ts';
export type { CommentsStoreOptions, ShownComment } from './CommentsStore.ts';
export { CommentDrafts } from './drafts.ts';
