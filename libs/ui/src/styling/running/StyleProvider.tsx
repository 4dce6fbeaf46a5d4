import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../../theme/system.ts';
import { ServerStyles } from './ServerStyles.tsx';

/** Puts reset and tokens on the page, and gives the recipes below their system. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return (
    <ServerStyles>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ServerStyles>
  );
}
