import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState } from 'react';
import type { ReactNode } from 'react';

export interface DocumentStylesProps {
  /** Where what is below is drawn: another document than the window's. */
  page: Document;
  children: ReactNode;
}

/** Puts the styles of what is below into the document that it is drawn in. */
export function DocumentStyles({ page, children }: DocumentStylesProps) {
  const [cache] = useState(() => createCache({ key: 'preview', container: page.head }));
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
