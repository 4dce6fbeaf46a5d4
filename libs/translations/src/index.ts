import { createHash } from 'node:crypto';
import de from '../de.json' with { type: 'json' };
import es from '../es.json' with { type: 'json' };
import et from '../et.json' with { type: 'json' };
import pages from '../pages.json' with { type: 'json' };

/** Texts by message id. */
export type Texts = Readonly<Record<string, string>>;

/** A language that comes with the product. */
export interface Translation {
  texts: Texts;
  /** Changes with any of its texts. */
  version: string;
}

const shownOnPages: ReadonlySet<string> = new Set(pages);

/** Those of the texts that pages without staff's sign-in can show. */
export function textsOfPages(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => shownOnPages.has(id)));
}

const translation = (texts: Texts): Translation => ({
  texts,
  version: createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8),
});

const translations = new Map<string, Translation>([
  ['de', translation(de)],
  ['es', translation(es)],
  ['et', translation(et)],
]);

/**
 * The product's own texts in the language of a locale, whatever its country: `de-AT` has those of
 * `de`. Undefined for en-US and for languages that only a partner can bring.
 */
export function translationOf(locale: string): Translation | undefined {
  return translations.get(locale.split('-', 1)[0]!.toLowerCase());
}
