export { AllMessages } from './AllMessages.tsx';
export type { AllMessagesProps } from './AllMessages.tsx';
export { AllMessagesSkeleton } from './AllMessagesSkeleton.tsx';
export { browserNotices } from './browserNotices.ts';
export { InboxStore } from './InboxStore.ts';
export type { InboxOptions } from './InboxStore.ts';
export { MessageNotices } from './MessageNotices.ts';
export type { MessageNoticesOptions, NoticeBoard } from './MessageNotices.ts';
