import '@fontsource-variable/inter/index.css';
import './boot.css';
import { createStorage, storageKeys } from '@forecourt/platform';
import { bootPage } from './bootPage.ts';
import { loadPage } from './loadPage.ts';
import { prefetchCalls } from './prefetchCalls.ts';
import { readLanguageTables } from './readLanguageTables.ts';

/** Addresses that show a list or redirect to one. */
const lists = /^\/$|\/(login|sellers|buyers|cars|requests)\b/;

/** How long loading files is delayed in favor of requests that depend on each other. */
const CALLS_FIRST_MS = 400;

/**
 * The entry script, kept small: it sends the first requests and fetches the code of the current
 * page while the rest of the app is still loading.
 */
async function boot(): Promise<void> {
  const storage = createStorage();
  const token = storage.get(storageKeys.authToken);
  const { pathname, search } = window.location;
  const isSignedIn = token !== null;
  const branch = storage.get(storageKeys.partnerId);
  if (isSignedIn) {
    document.documentElement.dataset.booting = lists.test(pathname) ? 'list' : 'page';
  }
  const sent = bootPage(token, async (ask) => {
    if (isSignedIn) await prefetchCalls(ask, { branch, pathname, search });
  });
  // Browsers open few connections: requests must not queue behind files or their execution.
  const limit = new Promise((resolve) => setTimeout(resolve, CALLS_FIRST_MS));
  if (isSignedIn) await Promise.race([sent, limit]);
  loadPage(pathname, isSignedIn);
  void import('../main.tsx');
}

void boot();
readLanguageTables();
