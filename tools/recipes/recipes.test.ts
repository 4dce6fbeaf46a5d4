import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Recipe, SlotRecipe } from '../../libs/ui/src/styling/recipe.ts';
import { overlayRecipes } from '../../libs/ui/src/overlay/chakra/system.ts';
import { system } from '../../libs/ui/src/theme/system.ts';

type Styles = Record<string, unknown>;

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{libs,libs/features,libs/flows,apps}/*/src/**/*.recipe.ts', { cwd: root });
const modules = await Promise.all(
  files.map(async (file) => (await runnerImport<object>(resolve(root, file))).module),
);
const recipes = modules
  .flatMap((module) => Object.values(module) as (Recipe | SlotRecipe)[])
  .concat(Object.values(overlayRecipes))
  .filter(({ className }) => className)
  .map((value) => ({ name: value.className, value }));

const categories: Record<string, string> = {
  borderRadius: 'radii',
  boxShadow: 'shadows',
  fontSize: 'fontSizes',
};

const plain = /^(inherit|transparent|currentColor|none|auto)$|[\s(%]|^-?[\d.]+(px|rem|em|ch|vw)?$/;

/** Values that look like tokens but are not: they would silently have no effect. */
const strangers = (styles: Styles): string[] =>
  Object.entries(styles).flatMap(([property, value]) => {
    if (value !== null && typeof value === 'object') {
      const known =
        property.startsWith('_') || /^(sm|md)(Down|ToMd)?$/.test(property)
          ? system.conditions.keys().includes(property)
          : /[&@:]/.test(property);
      return [...(known ? [] : [`condition ${property}`]), ...strangers(value as Styles)];
    }
    if (property.startsWith('--') || typeof value !== 'string' || plain.test(value)) return [];
    const category = /color$/i.test(property) ? 'colors' : categories[property];
    if (!category || system.tokens.getByName(`${category}.${value}`)) return [];
    return [`${property}: ${value}`];
  });

const ofPartner = /\b(accent|progress|highlight|support|artPrimary|artSecondary)[.-]solid\b/;

/** A partner's own color, which the page may swallow: without text on it, an edge or an outline. */
const swallowed = (styles: Styles): string[] =>
  Object.entries(styles).flatMap(([property, value]) => {
    if (value !== null && typeof value === 'object') return swallowed(value as Styles);
    if (typeof value !== 'string') return [];
    const role = ofPartner.exec(value)?.[1];
    if (!role) return [];
    const shown = [`${role}.contrast`, `${role}.edge`, 'fg.default'];
    return Object.values(styles).some((one) => shown.includes(one as string))
      ? []
      : [`${property}: ${value}`];
  });

const parts = ({ value }: { value: Recipe | SlotRecipe }): Styles[] => {
  const { base = {}, variants = {} } = value as {
    base?: Styles;
    variants?: Record<string, Styles>;
  };
  const all = [base, ...Object.values(variants).flatMap((one) => Object.values(one) as Styles[])];
  return 'slots' in value ? all.flatMap((one) => Object.values(one) as Styles[]) : all;
};

describe('recipes of the kit and of pages', () => {
  it.each(recipes)('$name names only tokens and conditions that exist', (recipe) => {
    expect(parts(recipe).flatMap(strangers)).toEqual([]);
  });

  it.each(recipes)('$name shows in any color that a partner may choose', (recipe) => {
    expect(parts(recipe).flatMap(swallowed)).toEqual([]);
  });

  it.each(recipes.filter(({ value }) => 'slots' in value))(
    '$name styles every slot it has, and no other',
    ({ value }) => {
      const { slots, base = {}, variants = {} } = value as SlotRecipe;
      const styled = new Set([
        ...Object.keys(base),
        ...Object.values(variants).flatMap((one) => Object.values(one).flatMap(Object.keys)),
      ]);
      expect([...styled].sort()).toEqual([...slots].sort());
    },
  );

  it('have class names of their own', () => {
    const names = recipes.map(({ value }) => value.className);
    expect(names.length).toBe(new Set(names).size);
    expect(names.length).toBeGreaterThan(100);
  });
});
