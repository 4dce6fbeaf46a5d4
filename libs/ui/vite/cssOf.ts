import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

// Without a document it keeps the text of what it is given.
const cache = createCache({ key: 'fc' });
cache.compat = true;

/** The rules Emotion would insert for styles: of the elements of a selector, or of the page. */
export function cssOf(styles: unknown, selector = ''): string {
  const serialized = serializeStyles([styles as never], cache.registered);
  // By the selector too: what it has made of a name once, it gives again.
  const name = `${serialized.name} ${selector}`;
  cache.insert(selector, { ...serialized, name }, cache.sheet, true);
  const css = cache.inserted[name];
  return typeof css === 'string' ? css : '';
}
