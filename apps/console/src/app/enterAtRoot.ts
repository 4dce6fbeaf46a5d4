import { paths } from '../paths.ts';
import type { App } from './App.ts';

/** Starts a new session at the root, which redirects to the first page or to the first run. */
export function enterAtRoot({ session }: Pick<App, 'session'>, token: string): void {
  // The page is reloaded without the key or form that it was opened with.
  window.history.replaceState(null, '', paths.root);
  session.enter(token);
}
