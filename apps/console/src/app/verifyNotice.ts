/** A part of the session’s library that is loaded lazily. */
export { VerifyNotice, VerifyNoticeStore } from '@forecourt/feature-session/verify';
