import '@fontsource-variable/inter/index.css';
import './boot.css';
import { EarlyCalls } from '@forecourt/api-client/early';
import { applyColorMode } from '@forecourt/ui/theme';
import type { storageKeys } from '@forecourt/platform';
import { loadPage } from './loadPage.ts';
import { prefetchCalls } from './prefetchCalls.ts';
import { readConfig } from './readConfig.ts';
import { readLanguageTables } from './readLanguageTables.ts';

/** Copied: importing the module would add it to the entry script. */
const keys = {
  authToken: 'authToken',
  partnerId: 'partnerId',
} as const satisfies Pick<typeof storageKeys, 'authToken' | 'partnerId'>;

/** Addresses that show a list or redirect to one. */
const lists = /^\/$|\/(login|sellers|buyers|cars|requests)\b/;

/** How long loading files is delayed in favor of requests that depend on each other. */
const CALLS_FIRST_MS = 400;

/** Requests started before the app's code has loaded. */
export interface Boot {
  config: Promise<unknown>;
  answers: EarlyCalls | undefined;
}

declare global {
  var forecourtBoot: Boot | undefined;
}

/**
 * The entry script, kept small: it sends the first requests and fetches the code of the current
 * page while the rest of the app is still loading.
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
  const sent = prefetchCalls(answers, { config, branch: read(keys.partnerId), pathname, search });
  // Browsers open few connections: requests must not queue behind files or their execution.
  const limit = new Promise((resolve) => setTimeout(resolve, CALLS_FIRST_MS));
  void Promise.race([sent.catch(() => undefined), limit]).then(() => loadApp(pathname, true));
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

// Style sheets may load before the page's code: apply the device's color scheme now.
applyColorMode('system');
globalThis.forecourtBoot = boot();
readLanguageTables();
