export { NewThread } from './NewThread.tsx';
export type { NewThreadProps } from './NewThread.tsx';
export { ConversationLink, NewThreadLink } from './NewThreadLink.tsx';
export { newThreadId, NewThreadSection } from './NewThreadSection.tsx';
export { NewThreadStore } from './NewThreadStore.ts';
export type { Closed, NewThreadDraft, NewThreadStoreOptions } from './NewThreadStore.ts';
