/** Loaded when they are needed: most days nothing waits. */
export { OfflineNotice, UpdateNotice, WaitingDialog } from '@forecourt/feature-shell/waiting';
