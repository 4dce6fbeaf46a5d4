import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../../theme/system.ts';
import { ServerStyles } from './ServerStyles.tsx';

/** Adds reset and tokens to the page, and provides the Chakra system to the recipes. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return (
    <ServerStyles>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ServerStyles>
  );
}
