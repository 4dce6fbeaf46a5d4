/** A part of the session’s library that is loaded by itself. */
export { VerifyNotice, VerifyNoticeStore } from '@forecourt/feature-session/verify';
