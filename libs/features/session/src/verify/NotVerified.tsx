import { lazyPart } from '@forecourt/platform/lazy-part';

/** Says that the branch may not send yet. Loaded lazily, since few users ever see it. */
export const NotVerified = lazyPart(() => import('./Notice.tsx'));
