import { paths } from '../paths.ts';
import type { App } from './App.ts';

/** Begins a new session at the root, which leads on to the first page or to the first run. */
export function enterAtRoot({ session }: Pick<App, 'session'>, token: string): void {
  // The page is loaded anew: without the key or form that it was opened with.
  window.history.replaceState(null, '', paths.root);
  session.enter(token);
}
