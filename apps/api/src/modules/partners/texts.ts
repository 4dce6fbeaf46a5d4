import { defaultLocale } from '@forecourt/contract';
import { textsOfPages, translationOf, type Texts } from '@forecourt/translations';

/** In place of a partner's unique id: the texts that come with the product, and no partner's. */
export const PRODUCT = 'product';

/** Staff are shown all texts, customers and dealers only those of their pages. */
type Readers = 'staff' | 'pages';

/**
 * The address of a language's texts. It contains their version, so that a cached copy never needs
 * to be revalidated; partners without texts of their own share it.
 *
 * @param locale with the version of the partner's own texts, if it has any
 */
export function addressOfTexts(
  uniqueId: string,
  { locale_code: code, version: own }: { locale_code: string; version?: string | undefined },
  readers: Readers,
): string {
  const version = versionOf(code, own);
  const query = new URLSearchParams({
    ...(version && { v: version }),
    ...(readers === 'pages' && version && { for: 'pages' }),
  });
  const owner = !own && translationOf(code) ? PRODUCT : uniqueId;
  return `/translations/${owner}/${code}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * The texts of a language: the partner's own, and those of the product where it has none. Undefined
 * if there are neither; the bundle has those of en-US.
 *
 * @param own the partner's texts with their version
 */
export function textsOf(
  own: { messages?: Texts | null; version?: string | null },
  code: string,
  readers: Readers,
): { texts: Texts; version: string | undefined } | undefined {
  const product = translationOf(code);
  if (!own.messages && !product && code !== defaultLocale) return undefined;
  const texts = { ...product?.texts, ...own.messages };
  return {
    texts: readers === 'pages' ? textsOfPages(texts) : texts,
    version: versionOf(code, own.version),
  };
}

/** Changes with the partner's texts and with the product's. */
function versionOf(code: string, own: string | null | undefined): string | undefined {
  return [own, translationOf(code)?.version].filter(Boolean).join('-') || undefined;
}
