import type { KeyValueStorage } from '../storage.ts';
import type { LocaleEntry } from './locale.ts';
import type { Texts } from './texts.ts';

/** Cached language of the last visit. */
export interface KeptTexts {
  /** The languages that were available. */
  entries: readonly LocaleEntry[];
  /** The one that was shown, with the file it came from; null for en-US. */
  shown: { code: string; url: string; texts: Texts } | null;
}

/** Not one of the keys in spec §9: it caches a file, and may be removed at any time. */
const key = 'forecourt_texts';

/** Reads the cache without checking its texts; null if it is missing or unreadable. */
export function readKept(storage: KeyValueStorage): KeptTexts | null {
  try {
    const { entries, shown } = JSON.parse(storage.get(key) ?? 'null') as KeptTexts;
    if (!Array.isArray(entries)) return null;
    return { entries, shown };
  } catch {
    return null;
  }
}

/** Caches the language, so that the next visit can start in it. */
export function keepTexts(kept: KeptTexts, storage: KeyValueStorage): void {
  const isPlain = kept.entries.length < 2 && kept.shown === null;
  storage.set(key, isPlain ? null : JSON.stringify(kept));
}
