import type { StyleObject } from './style.types.ts';

/** Choices for the variants: `true`/`false` variants take booleans. */
type Choice<V> = V extends 'true' | 'false' ? boolean : V;

/** The variants of a recipe as props. */
export type VariantProps<V> = { [K in keyof V]?: Choice<keyof V[K]> };

type Variants = Record<string, Record<string, StyleObject>>;
type SlotStyles<S extends string> = Partial<Record<S, StyleObject>>;
type SlotVariants<S extends string> = Record<string, Record<string, SlotStyles<S>>>;

/** Styles of one element: a base and variants. */
export interface Recipe<V extends Variants = Variants> {
  className: string;
  base?: StyleObject;
  variants?: V;
  defaultVariants?: VariantProps<V>;
}

/** Styles of a component of several elements (slots). */
export interface SlotRecipe<
  S extends string = string,
  V extends SlotVariants<S> = SlotVariants<S>,
> {
  className: string;
  slots: readonly S[];
  base?: SlotStyles<S>;
  variants?: V;
  defaultVariants?: VariantProps<V>;
}

/**
 * Defines the styles of one element, in a file `X.recipe.ts` next to its component: the Vite plugin
 * compiles such files to style sheets (`libs/ui/vite`).
 */
export function defineRecipe<V extends Variants = Record<never, never>>(
  config: Recipe<V>,
): Recipe<V> {
  return config;
}

/** Like {@link defineRecipe}, for a component of several elements. */
export function defineSlotRecipe<
  S extends string,
  V extends SlotVariants<S> = Record<never, never>,
>(config: SlotRecipe<S, V>): SlotRecipe<S, V> {
  return config;
}

/** Joins class names, omitting those that are not set. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
