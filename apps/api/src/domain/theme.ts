import type { Theme } from '@forecourt/contract';
import type { JsonObject } from '../db/schema.ts';

/** Default colors until the partner has chosen their own. */
const DEFAULT_THEME: Theme = {
  illustration_primary: '#2563EB',
  illustration_secondary: '#F59E0B',
  ui_secondary_1: '#2563EB',
  ui_secondary_2: '#0F766E',
  ui_secondary_3: '#B45309',
  ui_secondary_4: '#BE123C',
};

/** A partner's colors, HEX, as stored, with ours as defaults. */
export function themeOf(theme: JsonObject): Theme {
  return { ...DEFAULT_THEME, ...(theme as Partial<Theme>) };
}
