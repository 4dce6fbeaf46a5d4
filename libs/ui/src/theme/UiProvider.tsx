import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { UiTextProvider } from '../text/UiTextProvider.tsx';
import type { UiTextOverrides } from '../text/UiTextProvider.tsx';
import { system } from './system.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Texts of the components in another language; what is missing stays en-US. */
  text?: UiTextOverrides;
}

/** Sets up the design system: reset, tokens, styles and texts. Once, at the root. */
export function UiProvider({ children, text }: UiProviderProps) {
  return (
    <ChakraProvider value={system}>
      <UiTextProvider text={text}>{children}</UiTextProvider>
    </ChakraProvider>
  );
}
