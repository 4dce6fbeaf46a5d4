import type { semanticColors, semanticShadows } from './semantic.ts';
import type { fontSizes, radii, spacing } from './tokens.ts';

/** `{bg: {page: …}}` → `'bg.page'`. */
type Path<T> = {
  [K in keyof T & string]: { [L in keyof T[K] & string]: `${K}.${L}` }[keyof T[K] & string];
}[keyof T & string];

/** Names of all color tokens, e.g. `accent.solid`, `bg.surface`. */
export type ColorToken = Path<typeof semanticColors>;
export type SpaceToken = keyof typeof spacing;
export type RadiusToken = keyof typeof radii;
export type FontSizeToken = keyof typeof fontSizes;
export type ShadowToken = keyof typeof semanticShadows;
