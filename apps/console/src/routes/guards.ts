import { parseInvitation } from '@forecourt/contract';
import { redirect, redirectDocument } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { flows } from '../app/flows.ts';
import { paths } from '../paths.ts';

/** Where one goes on from /login: to the invitation that one signed in for, or to the first page. */
export function afterSignIn({ hash } = window.location): string {
  return parseInvitation(hash) !== null ? paths.setup + hash : paths.root;
}

/** Pages behind sign-in send the others to /login (spec §4, route guard). */
export function signedInOnly({ session }: App): Response | null {
  return session.token ? null : redirectDocument(paths.login);
}

/** With a token there is nothing to register for (spec §4, route guard). */
export function signedOutOnly({ session }: App): Response | null {
  return session.token ? redirect(paths.root) : null;
}

/**
 * The root leads to the first area that the current branch has (spec §2). A branch without any stays
 * at the root, whose page says so: /login would only lead back here.
 *
 * @throws the reason when branches or areas could not be loaded
 */
export async function rootRedirect(app: App): Promise<Response | null> {
  if (!app.session.token) return redirectDocument(paths.login);
  const { branch } = app;
  await branch.ready();
  for (const resource of [branch.partners, branch.customisations]) {
    if (resource.state.status === 'error') throw resource.state.error;
  }
  // Somebody who has just registered belongs to no partner yet.
  if (branch.partners.value?.length === 0) return redirect(paths.setup);
  const home = flows.find(({ type }) => branch.byFlow.has(type));
  return home ? redirect(home.requestList.path) : null;
}
