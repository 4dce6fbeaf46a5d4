import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { adoptedCache } from './adoptedCache.ts';
import { overlaySystem } from './system.ts';

// The page has reset, tokens and the order of the layers already: `ChakraProvider` adds none.
const system = {
  ...overlaySystem,
  _config: { ...overlaySystem._config, disableLayers: true },
  _global: [],
};

/** Provides the system of Chakra's overlays. It is part of the file that loads with the first. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={adoptedCache()}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
