import type { Recipe, SlotRecipe, VariantProps } from './recipe.ts';

/**
 * What the Vite plugin (`libs/ui/vite`) makes of a recipe; the rules are in a style sheet. For
 * every variant, it lists the slots that the variant changes (`''` is the element of a plain
 * recipe).
 */
export interface CompiledRecipe {
  className: string;
  slots?: readonly string[];
  variants: Record<string, Record<string, readonly string[]>>;
  defaultVariants?: Record<string, string>;
}

type Choices = Record<string, unknown>;

const none: Choices = {};
const store = new WeakMap<CompiledRecipe, Map<string, unknown>>();

const classOf = (recipe: CompiledRecipe, chosen: readonly string[], slot = ''): string => {
  const name = `fc-${recipe.className}${slot && `__${slot}`}`;
  return Object.keys(recipe.variants).reduce((classes, key, index) => {
    const value = chosen[index] ?? '';
    const changes = recipe.variants[key]?.[value]?.includes(slot);
    return changes ? `${classes} ${name}--${key}-${value}` : classes;
  }, name);
};

/** Class names are computed once per choice, so that a row of a long list computes nothing. */
function classesOf(recipe: CompiledRecipe, choices: Choices): unknown {
  const { slots, variants, defaultVariants } = recipe;
  const chosen = Object.keys(variants).map((key) => String(choices[key] ?? defaultVariants?.[key]));
  let known = store.get(recipe);
  if (!known) store.set(recipe, (known = new Map()));
  const key = chosen.join('|');
  let classes = known.get(key);
  if (classes === undefined) {
    classes = slots
      ? Object.fromEntries(slots.map((slot) => [slot, classOf(recipe, chosen, slot)]))
      : classOf(recipe, chosen);
    known.set(key, classes);
  }
  return classes;
}

/** The class names of a recipe for the chosen variants. */
export function useRecipe<V extends NonNullable<Recipe['variants']>>(
  recipe: Recipe<V>,
  choices?: VariantProps<V>,
): string {
  return classesOf(recipe as unknown as CompiledRecipe, choices ?? none) as string;
}

/** Like {@link useRecipe}, for several elements: class names by slot. */
export function useSlotRecipe<S extends string, V extends NonNullable<SlotRecipe<S>['variants']>>(
  recipe: SlotRecipe<S, V>,
  choices?: VariantProps<V>,
): Record<S, string> {
  return classesOf(recipe as unknown as CompiledRecipe, choices ?? none) as Record<S, string>;
}
