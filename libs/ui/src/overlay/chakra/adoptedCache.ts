import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/**
 * Emotion's cache of the overlays: its rules go into a constructed style sheet, because pages allow
 * no style elements (`style-src 'self'`).
 */
export function adoptedCache(): EmotionCache {
  if (cache) return cache;
  cache = createCache({ key: 'overlay' });
  if (typeof document === 'undefined') return cache;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => void sheet.insertRule(rule, sheet.cssRules.length);
  return cache;
}
