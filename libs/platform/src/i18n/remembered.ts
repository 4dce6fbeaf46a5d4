import { type KeyValueStorage, storageKeys } from '../storage.ts';

const YEAR_IN_SECONDS = 31_536_000;

/** Where cookies are read and written; `document` is one. */
export interface CookieJar {
  cookie: string;
}

/** The locale that was chosen on this device: from storage, else from the cookie (spec §9). */
export function rememberedLocale(storage: KeyValueStorage, jar?: CookieJar): string | null {
  const kept = storage.get(storageKeys.locale);
  if (kept) return kept;
  for (const pair of jar?.cookie.split('; ') ?? []) {
    const [name, value] = pair.split('=');
    if (name === storageKeys.locale && value) return decode(value);
  }
  return null;
}

/** Keeps the chosen locale in storage and in a cookie, which the server can read as well. */
export function rememberLocale(code: string, storage: KeyValueStorage, jar?: CookieJar): void {
  storage.set(storageKeys.locale, code);
  if (!jar) return;
  const value = encodeURIComponent(code);
  jar.cookie = `${storageKeys.locale}=${value}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax`;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
