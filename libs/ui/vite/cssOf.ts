import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

// Without a document, Emotion's cache keeps the text of inserted rules.
const cache = createCache({ key: 'fc' });
cache.compat = true;

/** The rules that Emotion would insert for styles, for a selector or globally. */
export function cssOf(styles: unknown, selector = ''): string {
  const serialized = serializeStyles([styles as never], cache.registered);
  // The selector is part of the name, because the cache returns the first result for a name.
  const name = `${serialized.name} ${selector}`;
  cache.insert(selector, { ...serialized, name }, cache.sheet, true);
  const css = cache.inserted[name];
  return typeof css === 'string' ? css : '';
}
