import type { Recipe, SlotRecipe } from '../src/styling/recipe.ts';
import { system } from '../src/theme/system.ts';
import type { CompiledRecipe } from '../src/styling/compiled/use-styles.ts';
import { changedOrder } from './changedOrder.ts';
import { cssOf } from './cssOf.ts';

type Styles = Record<string, unknown>;
type Choices = Record<string, string | undefined>;

/**
 * Compiles a recipe with the kit's own system: one rule for the base of each element and one for
 * each variant that changes it.
 *
 * @param layer the cascade layer of the rules
 * @returns the recipe's replacement in the page's script, and the style sheet
 * @throws if separate rules for base and variants would not look the same as merged ones
 */
export function compileRecipe(
  config: Recipe | SlotRecipe,
  layer: string,
): { compiled: CompiledRecipe; css: string } {
  const { className, variants = {}, defaultVariants } = config;
  const slots = 'slots' in config ? config.slots : [null];
  const merged = merger(config);
  const css: string[] = [];
  const changed = mapValues(variants, (values: object) => mapValues(values, () => [] as string[]));
  const compiled: CompiledRecipe = {
    className,
    ...('slots' in config && { slots: config.slots }),
    variants: changed,
    ...(defaultVariants && { defaultVariants: mapValues(defaultVariants, String) }),
  };
  for (const slot of slots) {
    const name = `fc-${className}${slot === null ? '' : `__${slot}`}`;
    const base = merged(slot, {});
    const changes: Record<string, Record<string, Styles>> = mapValues(variants, (values: object) =>
      mapValues(values, (one: Styles) => system.css(ofSlot(one, slot) as never)),
    );
    const trouble = changedOrder(base, changes, (choices) => merged(slot, choices));
    if (trouble) {
      throw new Error(
        `The recipe “${className}”${slot === null ? '' : `, ${slot}`}: ${trouble}. State it in the variant too.`,
      );
    }
    css.push(cssOf({ [`@layer ${layer}`]: base }, `.${name}`));
    for (const [key, values] of Object.entries(changes)) {
      for (const [value, styles] of Object.entries(values)) {
        if (Object.keys(styles).length === 0) continue;
        changed[key]?.[value]?.push(slot ?? '');
        css.push(cssOf({ [`@layer ${layer}`]: styles }, `.${name}--${key}-${value}`));
      }
    }
  }
  return { compiled, css: css.filter(Boolean).join('\n') };
}

/** Merges a slot's styles for the chosen variants, like a running page. */
function merger(config: Recipe | SlotRecipe) {
  const plain = { ...config, defaultVariants: {} };
  const styles = 'slots' in config ? system.sva(plain as never) : system.cva(plain as never);
  return (slot: string | null, choices: Choices): Styles => {
    const all = styles(choices as never) as Styles;
    const one = (slot === null ? all : (all[slot] ?? {})) as Styles;
    return (one['@layer recipes'] ?? one) as Styles;
  };
}

const ofSlot = (styles: Styles, slot: string | null): Styles =>
  slot === null ? styles : ((styles[slot] ?? {}) as Styles);

const mapValues = <T, R>(values: object, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value as T)]));
