import { comesWithProduct, defaultLocale } from '@forecourt/contract';
import type { Draft } from '../draft/Draft.ts';

/** Files of the product's texts, which the build makes. */
export interface TemplateFiles {
  /** Every text in English, by message id. */
  texts: string;
  /** What each is about and where it stands, by message id; see `TextNote`. */
  notes: string;
}

/** Where the texts are that a language shows now; null for one that has none yet. */
export function addressOfShown(
  { saved }: Draft,
  code: string,
  template: TemplateFiles | undefined,
): string | null {
  const hasFile = saved.translations.some((one) => one.locale_code === code);
  if (!hasFile && code === defaultLocale) return template?.texts ?? null;
  if (!hasFile && !comesWithProduct(code)) return null;
  const { list } = saved.general.locales;
  return list.find(({ locale_code }) => locale_code === code)?.data.bo ?? null;
}
