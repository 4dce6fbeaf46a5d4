/** Loaded only for a branch that may not send yet. */
export { VerifyNotice } from './VerifyNotice.tsx';
export { VerifyNoticeStore } from './VerifyNoticeStore.ts';
