import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { adoptedCache } from './adoptedCache.ts';
import { overlaySystem } from './system.ts';

// The page has reset and tokens already: `ChakraProvider` adds none.
const system = { ...overlaySystem, _global: [] };

/** Provides the system of Chakra's overlays. It is part of the file that loads with the first. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={adoptedCache()}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
