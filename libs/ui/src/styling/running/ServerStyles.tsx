import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache, CacheProvider } from '@emotion/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Where there is no document, collects the styles of what is below and writes them into the page, so
 * that it looks right before its script runs. In a browser, or under a `CacheProvider` of the app's
 * own, it changes nothing.
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

/** With `compat` a cache keeps the text of its rules. One for each rendering: pages differ. */
function createServerCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

/** Comes last, so that everything before it has been rendered. React hoists it into the head. */
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
