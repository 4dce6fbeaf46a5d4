export { AllMessages } from './AllMessages.tsx';
export type { AllMessagesProps } from './AllMessages.tsx';
export { InboxStore } from './InboxStore.ts';
export type { InboxOptions } from './InboxStore.ts';
