import '@fontsource-variable/inter/index.css';
import './boot.css';
import { EarlyCalls } from '@forecourt/api-client/early';
import { applyColorMode } from '@forecourt/ui/theme';
import type { storageKeys } from '@forecourt/platform';
import { askAhead, readConfig } from './askAhead.ts';
import { loadPage } from './loadPage.ts';
import { readLanguageTables } from './readLanguageTables.ts';

/** By value: the module that has them would come along. */
const keys = { authToken: 'authToken', partnerId: 'partnerId' } as const satisfies Pick<
  typeof storageKeys,
  'authToken' | 'partnerId'
>;

/** Addresses that show a list, or lead to one. */
const lists = /^\/$|\/(login|sellers|buyers|cars|requests)\b/;

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
  loadPage(pathname, token !== null);
  if (token !== null)
    document.documentElement.dataset.booting = lists.test(pathname) ? 'list' : 'page';
  const config = readConfig();
  const answers = token === null ? undefined : new EarlyCalls(token);
  if (answers) {
    const branch = read(keys.partnerId);
    // Nothing depends on it: who needs an answer that is not here asks again.
    askAhead(answers, { config, branch, pathname, search }).catch(() => undefined);
  }
  return { config, answers };
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
void import('../main.tsx');
readLanguageTables();
