import { parseInvitation } from '@forecourt/contract';
import { redirect, redirectDocument } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { flows } from '../flows/flows.ts';
import { paths } from '../paths.ts';
import { pageAfterSignIn, signInFor } from '../signInFor.ts';

/** Target after /login: the invitation or page that the user signed in for, or the first page. */
export function afterSignIn(at: Pick<Location, 'hash' | 'origin'> = window.location): string {
  if (parseInvitation(at.hash) !== null) return paths.setup + at.hash;
  return pageAfterSignIn(at) ?? paths.root;
}

/**
 * Pages behind sign-in redirect signed-out users to /login (spec §4, route guard), and follow once
 * they have signed in.
 */
export function signedInOnly(
  { session }: App,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
  isReload = wasReloaded(),
): Response | null {
  if (session.token) return null;
  return redirectDocument(isReload ? paths.login : signInFor(pathname + search + hash));
}

/** Signing out reloads the page: whoever signs in next may be somebody else (spec §4, Auth). */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Signed-in users need not register (spec §4, route guard). */
export function signedOutOnly({ session }: App): Response | null {
  return session.token ? redirect(paths.root) : null;
}

/**
 * The root redirects to the first area of the current branch (spec §2). A branch without any area
 * stays at the root, whose page explains it: /login would only redirect back here.
 *
 * @throws the reason if branches or areas could not be loaded
 */
export async function rootRedirect(app: App): Promise<Response | null> {
  if (!app.session.token) return redirectDocument(paths.login);
  const { branch } = app;
  await branch.ready();
  for (const resource of [branch.partners, branch.customisations]) {
    if (resource.state.status === 'error') throw resource.state.error;
  }
  // A newly registered user belongs to no partner yet.
  if (branch.partners.value?.length === 0) return redirect(paths.setup);
  const home = flows.find(({ type }) => branch.byFlow.has(type));
  return home ? redirect(home.requestList.path) : null;
}
