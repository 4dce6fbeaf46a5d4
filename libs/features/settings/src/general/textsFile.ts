import { defaultLocale } from '@forecourt/contract';
import { loadTexts } from '@forecourt/platform/translation';
import type { TemplateFiles } from './textAddresses.ts';
import type { TextNote } from './xliff/writeXliff.ts';

/** Formats of translation files. */
export type TextsFormat = 'json' | 'xliff';

/** Which texts a file is made of. */
export interface WhichTexts {
  /** Of the language; absent for one that is still to be chosen. */
  code?: string;
  /** Where the texts are that the language shows now; null if it has none. */
  shown: string | null;
  template: TemplateFiles;
}

/**
 * Makes a file to translate in. JSON has the texts that the language shows, or all in English for one
 * that has none; XLIFF has both.
 *
 * @throws TranslationError, or an error of the network, if the texts can't be loaded
 */
export async function textsFile(
  format: TextsFormat,
  { code, shown, template }: WhichTexts,
): Promise<string> {
  const source = await loadTexts(template.texts);
  const has = shown ? await loadTexts(shown) : {};
  // English shows the product's where the partner has no own
  const current = code === defaultLocale ? { ...source, ...has } : has;
  if (format === 'xliff') {
    const { writeXliff } = await import('./xliff/index.ts');
    return writeXliff({
      source,
      target: current,
      notes: await loadNotes(template.notes),
      ...(code && { code }),
    });
  }
  const ids = Object.keys(source).filter((id) => Object.hasOwn(current, id));
  const texts = Object.fromEntries(ids.map((id) => [id, current[id]]));
  return `${JSON.stringify(ids.length > 0 ? texts : source, null, 2)}\n`;
}

async function loadNotes(address: string): Promise<Record<string, TextNote>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as Record<string, TextNote>;
}
