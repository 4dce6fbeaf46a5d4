import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { applyPartnerTheme } from './apply-partner-theme.ts';
import type { PartnerColors } from './partner.ts';

export interface PartnerThemeProps {
  /** Colours in HEX; a missing one is ours, a bad one keeps the last good one. */
  colors: Partial<PartnerColors>;
  /** An element with `className="chakra-theme"` to colour alone. @default the whole page */
  target?: RefObject<HTMLElement | null>;
}

/**
 * Puts a partner's colours in force by CSS variables: nothing is rendered anew, dialogs and
 * menus included. Draws nothing itself.
 */
export function PartnerTheme({ colors, target }: PartnerThemeProps) {
  useLayoutEffect(() => {
    const element = target ? target.current : document.documentElement;
    if (element) applyPartnerTheme(colors, element);
  }, [colors, target]);
  return null;
}
