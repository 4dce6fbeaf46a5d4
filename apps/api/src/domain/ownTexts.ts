import { baseLanguage, type Content, type TranslatedTexts } from '@forecourt/contract';
import type { JsonObject } from '../db/schema.ts';
import { languageIn, type Spoken } from './language.ts';

/** A partner's own texts of one flow, in one language, with its switches and addresses. */
export type OwnTexts = Partial<Content>;

/** A partner's own texts of one flow, as they are stored. */
export interface StoredTexts extends OwnTexts {
  /** The language of these; without it, the partner's default one. */
  locale?: string;
  /** Texts in other languages by their code. */
  translations?: Readonly<Record<string, Partial<TranslatedTexts>>>;
}

/** The texts of a row; a partner without the flow has none. */
export const storedTexts = (texts: JsonObject | null): StoredTexts => texts ?? {};

/** The language that the main texts of a flow are in. */
export const localeOfTexts = ({ locale }: StoredTexts, standard: string): string =>
  locale ?? standard;

/**
 * The partner's own texts for a reader. Where it wrote none in their language, the product's are
 * sent: the right words in the wrong language are of less use. In a language that the product does
 * not have either, it is what is sent in the partner's default language.
 */
export function ownTextsFor(
  { reads, standard }: Omit<Spoken, 'locale'>,
  stored: StoredTexts,
): OwnTexts {
  const own = textsIn(stored, reads, standard);
  return languageIn(reads) === null ? { ...textsIn(stored, standard, standard), ...own } : own;
}

/** What is written in a language: best in the very code, else in that of another country. */
function textsIn(stored: StoredTexts, code: string, standard: string): OwnTexts {
  const { locale, translations = {}, ...main } = stored;
  const { tells_done, tells_extra } = main;
  const texts: (readonly [string, Partial<TranslatedTexts>])[] = [
    [localeOfTexts(stored, standard), main],
    ...Object.entries(translations),
  ];
  const near = texts.filter(([one]) => baseLanguage(one) === baseLanguage(code));
  const exact = near.filter(([one]) => one === code);
  // switches belong to no language
  const switches = { ...(tells_done && { tells_done }), ...(tells_extra && { tells_extra }) };
  return [...near, ...exact].reduce<OwnTexts>((all, [, one]) => ({ ...all, ...one }), switches);
}
