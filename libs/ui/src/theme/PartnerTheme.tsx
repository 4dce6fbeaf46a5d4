import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { applyPartnerTheme } from './apply-partner-theme.ts';
import type { PartnerColors } from './partner.ts';

export interface PartnerThemeProps {
  /** Colours in HEX; a missing one is ours, a bad one keeps the last good one. */
  colors: Partial<PartnerColors>;
  /** An element with `className="chakra-theme"` to colour alone. @default the whole page */
  target?: RefObject<HTMLElement | null>;
}

/** The `<html>` of the page that is drawn on: another one than the window's inside a preview. */
export const ThemePage = createContext<HTMLElement | undefined>(undefined);

/**
 * Puts a partner's colours in force by CSS variables: nothing is rendered anew, dialogs and
 * menus included. Draws nothing itself.
 */
export function PartnerTheme({ colors, target }: PartnerThemeProps) {
  const page = useContext(ThemePage);
  useLayoutEffect(() => {
    if (!target) applyPartnerTheme(colors, page);
  }, [colors, target, page]);
  // A parent's ref is not there yet when the layout effects of its children run.
  useEffect(() => {
    if (target?.current) applyPartnerTheme(colors, target.current);
  }, [colors, target]);
  return null;
}
