import { lazyPart } from '@forecourt/platform/lazy-part';

/** Shown at an address that resembles a link to a page but is not one. Most pages never load it. */
export const NoLink = lazyPart(() => import('./NoLinkPage.tsx'));
