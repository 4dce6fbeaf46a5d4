import {
  baseLanguage,
  type FlowSettings,
  type MessageTexts,
  type Settings,
  type TranslatedTexts,
} from '@forecourt/contract';
import type { FieldKey } from '../draft/fields.ts';

/** A flow's texts in one language. */
interface LanguageTexts {
  locale_code: string;
  /** The partner's own; null where it has none. */
  own: TranslatedTexts;
  /** The product's; null for a language that it does not have. */
  ours: MessageTexts | null;
}

/** The texts of a flow in every language, the main one's first. */
function allTexts({ content, content_locale, default_content, translations }: FlowSettings) {
  const main: LanguageTexts = { locale_code: content_locale, own: content, ours: default_content };
  return [
    main,
    ...translations.map((one): LanguageTexts => ({
      locale_code: one.locale_code,
      own: one.content,
      ours: one.default_content,
    })),
  ];
}

/** The codes of the languages that a flow's texts are written in, the partner's default first. */
export function languagesOf(flow: FlowSettings, { general }: Pick<Settings, 'general'>): string[] {
  const codes = allTexts(flow).map((one) => one.locale_code);
  const { default: standard } = general.locales;
  return codes.sort((one, other) => Number(other === standard) - Number(one === standard));
}

/** The field of a text in a language. */
export function fieldIn(
  { flow, content_locale }: FlowSettings,
  code: string,
  name: keyof TranslatedTexts,
): FieldKey {
  return code === content_locale ? `content.${flow}.${name}` : `content.${flow}.${code}.${name}`;
}

/** What readers of a language get where nothing is written in it. */
interface Fallback {
  /** Null for what pages say themselves. */
  text: string | null;
  /** The language of the text. */
  locale_code: string;
}

/**
 * What readers of a language get in place of a text that is not written in it, by the server's rule:
 * what is written for another country of the language, else the product's text, else what readers of
 * the default language get.
 *
 * @param standard the partner's default language
 */
export function fallbackOf(
  flow: FlowSettings,
  code: string,
  name: keyof TranslatedTexts,
  standard: string,
): Fallback {
  const texts = allTexts(flow);
  const near = texts.find(
    (one) =>
      one.locale_code !== code &&
      baseLanguage(one.locale_code) === baseLanguage(code) &&
      one.own[name] !== null,
  );
  if (near) return { text: near.own[name], locale_code: near.locale_code };
  const ours = texts.find((one) => one.locale_code === code)?.ours;
  // pages have texts of every language, as its file has them
  if (ours || code === standard || isOfPageOnly(name)) {
    return { text: ours?.[name as keyof MessageTexts] ?? null, locale_code: code };
  }
  return readIn(flow, standard, name, standard);
}

/** What readers of a language get, with the language that it is in. */
export function readIn(
  flow: FlowSettings,
  code: string,
  name: keyof TranslatedTexts,
  standard: string,
): Fallback {
  const text = allTexts(flow).find((one) => one.locale_code === code)?.own[name] ?? null;
  return text === null ? fallbackOf(flow, code, name, standard) : { text, locale_code: code };
}

/**
 * Whether a text should be written in a language: its readers would get another language, or not the
 * partner's own words.
 */
export function isMissing(
  flow: FlowSettings,
  code: string,
  name: keyof TranslatedTexts,
  standard: string,
): boolean {
  const texts = allTexts(flow);
  const isWritten = (one: LanguageTexts) => one.own[name] !== null;
  if (texts.some((one) => one.locale_code === code && isWritten(one))) return false;
  const { locale_code: read } = fallbackOf(flow, code, name, standard);
  if (baseLanguage(read) !== baseLanguage(code)) return true;
  return texts.some(isWritten) && !texts.some((one) => one.locale_code === read && isWritten(one));
}

/** The texts of a flow that should be written in a language; none of what customers are not sent. */
export function missingIn(
  flow: FlowSettings,
  code: string,
  standard: string,
): (keyof TranslatedTexts)[] {
  const { tells_done, tells_extra } = flow.content;
  const names = Object.keys(flow.default_content) as (keyof MessageTexts)[];
  const sent = names.filter(
    (name) =>
      (tells_done || !name.startsWith('done_')) && (tells_extra || !name.startsWith('extra_')),
  );
  return [...sent, ...pageTexts].filter((name) => isMissing(flow, code, name, standard));
}

/** The texts that only pages show. */
const pageTexts = ['invite_title', 'invite_text'] as const;

const isOfPageOnly = (name: keyof TranslatedTexts): boolean =>
  (pageTexts as readonly string[]).includes(name);
