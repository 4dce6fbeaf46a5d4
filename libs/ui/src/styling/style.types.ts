import type { CSSProperties } from 'react';
import type { conditions } from '../theme/conditions.ts';
import type {
  ColorToken,
  FontSizeToken,
  RadiusToken,
  ShadowToken,
  SpaceToken,
} from '../theme/token.types.ts';

type Computed = `${'calc' | 'var' | 'min' | 'max' | 'clamp' | 'env'}(${string})`;
type Length = `${number}${'px' | 'rem' | 'em' | '%' | 'ch' | 'vw' | 'dvh'}`;
type Space = SpaceToken | 0 | '0' | 'auto' | Length | Computed;
type Color = ColorToken | 'transparent' | 'currentColor' | 'inherit' | `var(${string})`;

type Side = 'Top' | 'Bottom' | 'Left' | 'Right' | Logical;
type Logical = `${'Block' | 'Inline'}${'' | 'Start' | 'End'}`;

type SpaceKey = 'gap' | 'rowGap' | 'columnGap' | `padding${'' | Side}` | `margin${'' | Side}`;

type ColorKey =
  | 'color'
  | 'backgroundColor'
  | `border${'' | Side}Color`
  | 'outlineColor'
  | 'caretColor'
  | 'accentColor'
  | 'fill'
  | 'stroke'
  | 'textDecorationColor';

interface Narrowed {
  borderRadius?: RadiusToken | 0 | 'inherit';
  boxShadow?: ShadowToken | 'none' | `inset ${string}`;
  fontSize?: FontSizeToken | 'inherit' | Computed | Length;
  fontFamily?: 'body' | 'mono' | 'inherit';
  animationName?: 'fade-in' | 'rise-in' | 'slide-in-end' | 'shimmer' | 'pulse' | 'spin' | 'none';
  transition?: 'common' | 'none' | (string & {});
  textStyle?: 'caption' | 'label' | 'body' | 'title' | 'heading' | 'display' | 'code';
  /** A focus ring of two pixels in the accent color, for keyboard focus. */
  focusRing?: 'outside' | 'inside';
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
  /** A finger hits 44 px where the element is smaller. It is positioned, and has no `::after`. */
  touchArea?: boolean;
  /** For screen readers only. */
  srOnly?: boolean;
  lineClamp?: number;
}

type Plain = Omit<CSSProperties, SpaceKey | ColorKey | keyof Narrowed>;

/** States recipes may style, and the two breakpoints: small windows end at 650 px, desktops begin at 1024 px. */
type Condition = `_${keyof typeof conditions}` | 'sm' | 'smDown' | 'md' | 'mdDown';

/**
 * Styles as recipes take them: CSS by token. A color, distance, radius or shadow that is not a
 * token is a type error.
 */
export type StyleObject = Plain &
  Narrowed & { [K in SpaceKey]?: Space } & { [K in ColorKey]?: Color } & {
    [K in Condition]?: StyleObject;
  } & {
    [selector: `&${string}` | `${string} &` | `@${string}`]: StyleObject;
  } & { [variable: `--${string}`]: string | number };
