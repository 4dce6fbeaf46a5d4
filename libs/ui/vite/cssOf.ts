import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';

// Without a document, Emotion's cache keeps the text of inserted rules.
const cache = createCache({ key: 'fc' });
cache.compat = true;

/** The rules that Emotion, Chakra's serializer, would insert for global styles. */
export function cssOf(styles: unknown): string {
  const serialized = serializeStyles([styles as never], cache.registered);
  cache.insert('', serialized, cache.sheet, true);
  return String(cache.inserted[serialized.name] ?? '');
}
