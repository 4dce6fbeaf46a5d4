import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache, CacheProvider } from '@emotion/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * On a server, collects the styles of the children and writes them into the page, so that it looks
 * right before its script runs. In a browser, or inside an app's own `CacheProvider`, it changes
 * nothing.
 */
export function ServerStyles({ children }: { children: ReactNode }) {
  const outer = __unsafe_useEmotionCache() as EmotionCache | null;
  const [own] = useState(() => (outer ? null : createServerCache()));
  const cache = outer ?? own;
  if (!cache) return children;
  return (
    <CacheProvider value={cache}>
      {children}
      <Collected cache={own} />
    </CacheProvider>
  );
}

/** With `compat` a cache keeps the text of its rules. One per rendering, since pages differ. */
function createServerCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/** Rendered last, so that all other styles are collected. React hoists it into the head. */
function Collected({ cache }: { cache: EmotionCache | null }) {
  const id = useId();
  if (!cache) return null;
  const rules = Object.values(cache.inserted).filter((css) => typeof css === 'string');
  return (
    <style href={`forecourt-ui-${id}`} precedence="forecourt-ui">
      {rules.join('\n')}
    </style>
  );
}
