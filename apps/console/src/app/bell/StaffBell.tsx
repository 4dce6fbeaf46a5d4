import { lazyPart } from '@forecourt/platform/lazy-part';

/** What concerns the user, in the top bar. Its code loads after the page. */
export const StaffBell = lazyPart(() => import('./ConnectedBell.tsx'));
