import './system.css';
import type { ReactNode } from 'react';
import { UiTextProvider } from '../text/UiTextProvider.tsx';
import type { UiTextOverrides } from '../text/UiTextProvider.tsx';

export interface UiProviderProps {
  children: ReactNode;
  /** Texts of the components in another language; missing ones stay en-US. */
  text?: UiTextOverrides;
}

/** Sets up the design system: reset, tokens and texts. Use it once, at the root. */
export function UiProvider({ children, text }: UiProviderProps) {
  return <UiTextProvider text={text}>{children}</UiTextProvider>;
}
