import { defaultTheme, type Theme } from '@forecourt/contract';
import type { JsonObject } from '../db/schema.ts';

/** A partner's colors, HEX, as stored, with ours as defaults. */
export function themeOf(theme: JsonObject): Theme {
  return { ...defaultTheme, ...(theme as Partial<Theme>) };
}
