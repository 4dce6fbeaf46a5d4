import type { KeyValueStorage } from '../storage.ts';
import type { LocaleEntry } from './locale.ts';
import type { Texts } from './texts.ts';

/** What of the last visit's language is kept on this device. */
export interface KeptTexts {
  /** The languages that were on offer. */
  entries: readonly LocaleEntry[];
  /** The one that was shown, with the file it came from; null for en-US. */
  shown: { code: string; url: string; texts: Texts } | null;
}

/** Not one of spec §9: it holds a copy of a file, which may go at any time. */
const key = 'forecourt_texts';

/** What is kept on this device, its texts not looked at; null when there is nothing that can be read. */
export function readKept(storage: KeyValueStorage): KeptTexts | null {
  try {
    const { entries, shown } = JSON.parse(storage.get(key) ?? 'null') as KeptTexts;
    if (!Array.isArray(entries)) return null;
    return { entries, shown };
  } catch {
    return null;
  }
}

/** Keeps the language for the next visit, which can then begin in it. */
export function keepTexts(kept: KeptTexts, storage: KeyValueStorage): void {
  const isPlain = kept.entries.length < 2 && kept.shown === null;
  storage.set(key, isPlain ? null : JSON.stringify(kept));
}
