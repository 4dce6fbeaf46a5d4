export { ConversationItem } from './ConversationItem.tsx';
export type { ConversationItemProps } from './ConversationItem.tsx';
export { ConversationItemSkeleton } from './ConversationItemSkeleton.tsx';
