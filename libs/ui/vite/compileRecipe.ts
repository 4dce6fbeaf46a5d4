import type { Recipe, SlotRecipe } from '../src/styling/recipe.ts';
import type { CompiledRecipe } from '../src/styling/useRecipe.ts';
import { system } from '../src/theme/system.ts';
import { cssOf } from './cssOf.ts';

type Styles = Record<string, unknown>;

/** The styles of a recipe, of one element or by slot. */
interface Parts {
  base?: Styles;
  variants?: Record<string, Record<string, Styles>>;
}

/**
 * Compiles a recipe with the kit's Chakra system: one rule for the base of each element and one for
 * each variant that changes it.
 *
 * @param layer the cascade layer of the rules
 * @returns what `useRecipe` needs of the recipe, and the style sheet
 */
export function compileRecipe(
  config: Recipe | SlotRecipe,
  layer: string,
): { compiled: CompiledRecipe; css: string } {
  const { className, defaultVariants } = config;
  const { base = {}, variants = {} } = config as Parts;
  const slots = 'slots' in config ? config.slots : undefined;
  const changed: Record<string, Record<string, string[]>> = {};
  const css = (slots ?? ['']).map((slot) => {
    const ofSlot = (styles: Styles): Styles => (slots ? ((styles[slot] ?? {}) as Styles) : styles);
    const name = `.fc-${className}${slot && `__${slot}`}`;
    const rules = new Map([[name, resolve(name, ofSlot(base))]]);
    for (const [key, values] of Object.entries(variants)) {
      for (const [value, change] of Object.entries(values)) {
        const changedSlots = ((changed[key] ??= {})[value] ??= []);
        const selector = `${name}--${key}-${value}`;
        const styles = resolve(selector, ofSlot(change));
        if (Object.keys(styles).length === 0) continue;
        changedSlots.push(slot);
        rules.set(selector, styles);
      }
    }
    return cssOf({ [`@layer ${layer}`]: conditionsLast(name, rules) });
  });
  return {
    compiled: {
      className,
      ...(slots && { slots }),
      variants: changed,
      ...(defaultVariants && { defaultVariants: mapToString(defaultVariants) }),
    },
    css: css.filter(Boolean).join('\n'),
  };
}

/** Tokens, conditions and utilities become plain CSS, in Chakra's order. */
function resolve(selector: string, styles: Styles): Styles {
  // Chakra remembers results by content, whatever its order: the selector keeps rules apart.
  return (system.css({ [`&${selector}`]: styles } as never)[`&${selector}`] ?? {}) as Styles;
}

const isCondition = (value: unknown): boolean => typeof value === 'object';

/**
 * Orders rules as if base and variants were merged into one: first what always applies, then each
 * condition (wider screens later), so that no plain style of a variant overrides the base's media
 * query.
 */
function conditionsLast(name: string, rules: ReadonlyMap<string, Styles>): Styles[] {
  const all = [...rules.values()].flatMap((styles) => Object.entries(styles));
  const conditions = all.filter(([, value]) => isCondition(value)).map(([key]) => key);
  const sorted = resolve(name, Object.fromEntries(conditions.map((key) => [key, { order: 0 }])));
  const plain = [...rules].map(([selector, styles]) => {
    const always = Object.entries(styles).filter(([, value]) => !isCondition(value));
    return { [selector]: Object.fromEntries(always) };
  });
  const conditional = Object.keys(sorted).flatMap((condition) =>
    [...rules]
      .filter(([, styles]) => styles[condition])
      .map(([selector, styles]) => ({ [selector]: { [condition]: styles[condition] } })),
  );
  return [...plain, ...conditional];
}

const mapToString = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
