import '@fontsource-variable/inter/index.css';
import './boot.css';
import { EarlyCalls } from '@forecourt/api-client/early';
import { applyColorMode } from '@forecourt/ui/theme';
import type { storageKeys } from '@forecourt/platform';
import { askAhead, readConfig } from './askAhead.ts';
import { loadPage } from './loadPage.ts';
import { readLanguageTables } from './readLanguageTables.ts';

/** By value: the module that has them would come along. */
const keys = {
  authToken: 'authToken',
  partnerId: 'partnerId',
} as const satisfies Pick<typeof storageKeys, 'authToken' | 'partnerId'>;

/** Addresses that show a list, or lead to one. */
const lists = /^\/$|\/(login|sellers|buyers|cars|requests)\b/;

/** How long files wait for the calls that have to be made one after the other. */
const PATIENCE_MS = 400;

/** What was begun before the app's own code was there. */
export interface Boot {
  config: Promise<unknown>;
  answers: EarlyCalls | undefined;
}

declare global {
  var forecourtBoot: Boot | undefined;
}

/**
 * The first script of the page and a small one: it sends the first calls and fetches the code of the
 * page that is asked for, while the rest of the app is still on its way.
 */
function boot(): Boot {
  const token = read(keys.authToken);
  const { pathname, search } = window.location;
  const config = readConfig();
  if (token === null) {
    loadApp(pathname, false);
    return { config, answers: undefined };
  }
  document.documentElement.dataset.booting = lists.test(pathname) ? 'list' : 'page';
  const answers = new EarlyCalls(token);
  const asked = askAhead(answers, { config, branch: read(keys.partnerId), pathname, search });
  // A browser opens few connections: the calls are not to wait behind the files, nor behind their code.
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([asked.catch(() => undefined), patience]).then(() => loadApp(pathname, true));
  return { config, answers };
}

function loadApp(pathname: string, signedIn: boolean): void {
  loadPage(pathname, signedIn);
  void import('../main.tsx');
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Style sheets may come before the page's code: what they show is in the device's colours already.
applyColorMode('system');
globalThis.forecourtBoot = boot();
readLanguageTables();
