import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ServerStyles } from '../styling/running/ServerStyles.tsx';
import { UiTextProvider } from '../text/UiTextProvider.tsx';
import type { UiTextOverrides } from '../text/UiTextProvider.tsx';
import { system } from './system.ts';

export interface ForecourtChakraProviderProps {
  children: ReactNode;
  /** Texts of the kit’s own components in another language; what is missing stays en-US. */
  text?: UiTextOverrides;
}

/**
 * In place of `UiProvider` where a page uses Chakra’s own components too: both stand on one system.
 * It carries all of Chakra’s recipes; a page of the kit alone is far smaller under `UiProvider`.
 */
export function ForecourtChakraProvider({ children, text }: ForecourtChakraProviderProps) {
  return (
    <ServerStyles>
      <ChakraProvider value={system}>
        <UiTextProvider text={text}>{children}</UiTextProvider>
      </ChakraProvider>
    </ServerStyles>
  );
}
