/** Loaded when something waits to be sent or a new version is ready, and when the page rests. */
export type { Act } from './acts.ts';
export { OfflineNotice } from './OfflineNotice.tsx';
export { UpdateNotice } from './UpdateNotice.tsx';
export { WaitingDialog } from './WaitingDialog.tsx';
export type { WaitingMessage } from './WaitingDialog.tsx';
export { WaitingStore } from './WaitingStore.ts';
