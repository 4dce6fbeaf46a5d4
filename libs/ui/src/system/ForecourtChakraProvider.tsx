import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { UiTextProvider } from '../text/UiTextProvider.tsx';
import type { UiTextOverrides } from '../text/UiTextProvider.tsx';
import { system } from './system.ts';

export interface ForecourtChakraProviderProps {
  children: ReactNode;
  /** Texts of the kit’s own components in another language; missing ones stay en-US. */
  text?: UiTextOverrides;
}

/**
 * Replaces `UiProvider` if a page also uses Chakra’s own components: both share one system. It
 * includes all of Chakra’s recipes; a page with only the kit is far smaller with `UiProvider`.
 */
export function ForecourtChakraProvider({ children, text }: ForecourtChakraProviderProps) {
  return (
    <ChakraProvider value={system}>
      <UiTextProvider text={text}>{children}</UiTextProvider>
    </ChakraProvider>
  );
}
