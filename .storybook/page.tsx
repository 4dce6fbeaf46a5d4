import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { PartnerPresetName } from '../libs/ui/src/theme/presets.ts';
import { choosePreset } from './partner-colors/paint.ts';

export type Globals = Record<string, unknown>;

/** Toolbar settings that apply to the whole page, set before anything on it is painted. */
export function Page({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { partner, scheme, motion } = globals;
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    choosePreset(partner as PartnerPresetName);
    classList.toggle('dark', scheme === 'dark');
    classList.toggle('reduce-motion', motion === 'reduced');
  }, [partner, scheme, motion]);
  return children;
}
