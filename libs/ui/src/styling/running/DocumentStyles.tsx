import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

export interface DocumentStylesProps {
  /** The document of the children: not the window's own. */
  page: Document;
  children: ReactNode;
}

/** Inserts the styles of the children into their own document. */
export function DocumentStyles({ page, children }: DocumentStylesProps) {
  const [cache] = useState(() => createCache({ key: 'preview', container: page.head }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
