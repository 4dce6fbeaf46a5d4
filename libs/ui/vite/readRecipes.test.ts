import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRecipes, readRecipes } from './readRecipes.ts';

const locate = (specifier: string) =>
  Promise.resolve(resolve(import.meta.dirname, '../src/button', specifier));

const read = async (code: string) => await readRecipes(code, findRecipes(code), locate);

describe('recipes of a module', () => {
  it('are read with the constants they name, and nothing else is run', async () => {
    const code = `
      import type { StyleObject } from '../styling/style.types.ts';
      import { spacing } from '../theme/tokens.ts';
      import { missing } from './NotThere.tsx';
      const screenOnly = { _print: { display: 'none' } } as const;
      const tone = (name: string): StyleObject => ({ color: name });
      window.title = missing;
      export const one = recipe({ className: 'one', base: { ...screenOnly, ...tone('red') } });
      const two = slotRecipe({ className: 'two', slots: Object.keys(spacing) });
    `;
    const [one, two] = await read(code);
    expect(one).toEqual({ className: 'one', base: { _print: { display: 'none' }, color: 'red' } });
    expect(two).toMatchObject({ className: 'two', slots: expect.arrayContaining(['0.5', '16']) });
  });

  it('are found only as constants of the module', () => {
    expect(findRecipes(`const of = () => recipe({ className: 'late' });`)).toEqual([]);
    expect(findRecipes(`export const early = recipe({ className: 'early' });`)).toHaveLength(1);
  });
});
