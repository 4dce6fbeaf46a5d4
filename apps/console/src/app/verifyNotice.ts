export { VerifyNotice, VerifyNoticeStore } from '@forecourt/feature-session/verify';
