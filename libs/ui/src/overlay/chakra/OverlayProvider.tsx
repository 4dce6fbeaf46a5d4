import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { adoptedCache } from './adoptedCache.ts';
import { overlaySystem } from './system.ts';

// The page has reset and tokens already: `ChakraProvider` adds none.
const system = { ...overlaySystem, _global: [] };

/** The parts ask only for its direction; a page's own language may be unknown to them. */
const localeOfPage = () => (document.documentElement.dir === 'rtl' ? 'ar' : 'en-US');

/** Provides the system of Chakra's overlays. It is part of the file that loads with the first. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={adoptedCache()}>
      <ChakraProvider value={system}>
        <LocaleProvider locale={localeOfPage()}>{children}</LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
