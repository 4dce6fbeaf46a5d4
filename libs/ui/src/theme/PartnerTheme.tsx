import { createContext, useContext, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { applyPartnerTheme } from './applyPartnerTheme.ts';
import type { PartnerColors } from './partner.ts';
import { partnerStyles } from './partnerStyles.ts';

export interface PartnerThemeProps {
  /** Colors in HEX; a missing one is ours, an invalid one keeps the last valid one. */
  colors: Partial<PartnerColors>;
  /** An element with `className="chakra-theme"` to theme alone. @default the whole page */
  target?: RefObject<HTMLElement | null>;
}

/** The `<html>` of the rendered page: inside a preview, not the window's. */
export const ThemePage = createContext<HTMLElement | undefined>(undefined);

/**
 * Applies a partner's colors through CSS variables: nothing is rendered again, including dialogs
 * and menus. On a server, and until the page is hydrated, it renders a style sheet for the whole page;
 * in a browser nothing.
 */
export function PartnerTheme({ colors, target }: PartnerThemeProps) {
  const page = useContext(ThemePage);
  const isServer = useSyncExternalStore(never, no, yes);
  useLayoutEffect(() => {
    if (!target) applyPartnerTheme(colors, page);
  }, [colors, target, page]);
  // A parent's ref is not set yet when the layout effects of its children run.
  useEffect(() => {
    if (target?.current) applyPartnerTheme(colors, target.current);
  }, [colors, target]);
  const styles = isServer && !target ? partnerStyles(colors) : '';
  return styles ? <style>{styles}</style> : null;
}

// What is a server's snapshot is a browser's until hydration is done.
const never = () => () => undefined;
const no = () => false;
const yes = () => true;
