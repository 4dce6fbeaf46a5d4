import { addresses } from '@forecourt/contract';

/** In the fragment, which neither logs nor referrers contain. */
const next = '#next=';

/** Address of /login for somebody who wanted a page of the console. */
export function signInFor(page: string): string {
  return addresses.login + next + encodeURIComponent(page);
}

/**
 * Reads the page that follows sign-in from the hash of /login.
 *
 * @returns its address without origin; null if there is none, or if it leads to another site
 */
export function pageAfterSignIn({
  hash,
  origin,
}: Pick<Location, 'hash' | 'origin'>): string | null {
  if (!hash.startsWith(next)) return null;
  try {
    const page = new URL(decodeURIComponent(hash.slice(next.length)), origin);
    // Two slashes would begin the name of another host.
    if (page.origin !== origin || page.pathname.startsWith('//')) return null;
    return page.pathname + page.search + page.hash;
  } catch {
    return null;
  }
}
