import { __unsafe_useEmotionCache } from '@emotion/react';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles, registerStyles } from '@emotion/utils';
import type { EmotionCache } from '@emotion/utils';
import { useChakraContext } from '@chakra-ui/react';
import type { Recipe, SlotRecipe, VariantProps } from '../recipe.ts';

type System = ReturnType<typeof useChakraContext>;
type Config = Recipe | SlotRecipe;
type Choices = Record<string, unknown>;

interface Compiled {
  classes: Map<string, unknown>;
  variantKeys: string[];
  styles: (choices: Choices) => Record<string, unknown>;
}

/** Classes by system, style sheet and recipe, so that a row of a long list computes nothing. */
const store = new WeakMap<System, WeakMap<EmotionCache, WeakMap<Config, Compiled>>>();

const isSlots = (config: Config): config is SlotRecipe => 'slots' in config;

const upsert = <K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V => {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
};

const compile = (system: System, config: Config): Compiled => ({
  classes: new Map(),
  variantKeys: Object.keys(config.variants ?? {}),
  styles: (isSlots(config)
    ? system.sva(config as never)
    : system.cva(config as never)) as Compiled['styles'],
});

const insert = (cache: EmotionCache, styles: unknown, label: string): string => {
  const serialized = serializeStyles([styles as never], cache.registered);
  registerStyles(cache, serialized, true);
  insertStyles(cache, serialized, true);
  return `fc-${label} ${cache.key}-${serialized.name}`;
};

function classesOf(system: System, cache: EmotionCache, config: Config, choices: Choices): unknown {
  const caches = upsert(store, system, () => new WeakMap());
  const recipes = upsert(caches, cache, () => new WeakMap<Config, Compiled>());
  const compiled = upsert(recipes, config, () => compile(system, config));
  let key = '';
  const chosen: Choices = {};
  for (const name of compiled.variantKeys) {
    chosen[name] = choices[name];
    key += `${String(choices[name])}|`;
  }
  const known = compiled.classes.get(key);
  if (known !== undefined) return known;
  const styles = compiled.styles(chosen);
  const classes = isSlots(config)
    ? Object.fromEntries(
        config.slots.map((slot) => [
          slot,
          insert(cache, styles[slot], `${config.className}__${slot}`),
        ]),
      )
    : insert(cache, styles, config.className);
  compiled.classes.set(key, classes);
  return classes;
}

/** Emotion's own cache in a browser; that of `ServerStyles` on a server. */
const useEmotionCache = (): EmotionCache => __unsafe_useEmotionCache() as EmotionCache;

const none: Choices = {};

/**
 * The class name of a recipe for the chosen variants. Styles are computed once per choice by the
 * Chakra system of the nearest `UiProvider`; after that they come from a cache.
 */
export function useStyles<V extends NonNullable<Recipe['variants']>>(
  recipe: Recipe<V>,
  choices?: VariantProps<V>,
): string {
  const system = useChakraContext();
  const cache = useEmotionCache();
  return classesOf(system, cache, recipe as Recipe, choices ?? none) as string;
}

/** Like {@link useStyles}, for several elements: class names by slot. */
export function useSlotStyles<S extends string, V extends NonNullable<SlotRecipe<S>['variants']>>(
  recipe: SlotRecipe<S, V>,
  choices?: VariantProps<V>,
): Record<S, string> {
  const system = useChakraContext();
  const cache = useEmotionCache();
  return classesOf(system, cache, recipe as unknown as SlotRecipe, choices ?? none) as Record<
    S,
    string
  >;
}
