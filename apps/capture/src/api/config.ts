import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { firstConfig } from '../first/firstCalls.ts';

/** `localStorage` key of the last settings, for visits without a network. */
const KEPT = 'forecourt-capture/api-url';

/**
 * Base address of the API: `api_url` of the deployment's `/config.json` (design §5), '' for the
 * origin that served the page. Never throws; without a network it returns the last known value.
 */
export async function readApiUrl(): Promise<string> {
  try {
    const { api_url } = await loadRuntimeConfig({ timeoutMs: 3000, early: firstConfig() });
    remember(api_url);
    return api_url;
  } catch {
    return remembered();
  }
}

function remember(url: string) {
  try {
    localStorage.setItem(KEPT, url);
  } catch {
    // Private mode may refuse storage; the settings are then read again on the next visit.
  }
}

function remembered(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}
