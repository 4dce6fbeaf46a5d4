import { describe, expect, it } from 'vitest';
import type { Recipe, SlotRecipe } from '../src/styling/recipe.ts';
import type { StyleObject } from '../src/styling/style.types.ts';
import { compileRecipe } from './compileRecipe.ts';

const chip: Recipe = {
  className: 'chip',
  base: { color: 'fg.muted', padding: '1.5' },
  variants: {
    tone: { good: { color: 'success.fg' }, plain: {} },
    large: { true: { padding: '3' } },
  },
  defaultVariants: { tone: 'plain' },
};

describe('a compiled recipe', () => {
  it('has one rule for the base and one for each variant that changes something', () => {
    const { css, compiled } = compileRecipe(chip, 'recipes');
    expect(css.split(/(?<=\})(?=\.)/)).toEqual([
      '@layer recipes{.fc-chip{color:var(--fc-colors-fg-muted);padding:var(--fc-spacing-1\\.5);}',
      '.fc-chip--tone-good{color:var(--fc-colors-success-fg);}',
      '.fc-chip--large-true{padding:var(--fc-spacing-3);}}',
    ]);
    expect(compiled).toEqual({
      className: 'chip',
      variants: { tone: { good: [''], plain: [] }, large: { true: [''] } },
      defaultVariants: { tone: 'plain' },
    });
  });

  it('keeps slots apart, also where they look the same', () => {
    const card: SlotRecipe<'root' | 'note'> = {
      className: 'card',
      slots: ['root', 'note'],
      base: { root: { color: 'fg.muted' }, note: { color: 'fg.muted' } },
      variants: { open: { true: { note: { _hover: { color: 'fg.default' } } } } },
    };
    const { css, compiled } = compileRecipe(card, 'pages');
    expect(css).toContain('.fc-card__root{color');
    expect(css).toContain('.fc-card__note{color');
    expect(css).toMatch(/@media \(hover: hover\)\{\.fc-card__note--open-true:is\(:hover/);
    expect(compiled).toMatchObject({
      slots: ['root', 'note'],
      variants: { open: { true: ['note'] } },
    });
  });

  it('has conditions after plain rules, and wider screens later, as if variants were merged', () => {
    const field: Recipe = {
      className: 'field',
      base: { md: { gap: '4' }, fontSize: 'md', _coarse: { fontSize: 'lg' } },
      variants: { small: { true: { fontSize: 'sm', sm: { gap: '2' } } } },
    };
    const { css } = compileRecipe(field, 'recipes');
    const places = ['--fc-font-sizes-md', '--fc-font-sizes-sm', 'spacing-2', 'spacing-4', 'coarse'];
    const found = places.map((text) => css.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  it('keeps the order of each recipe’s properties, also where another has the same', () => {
    const box = (className: string, base: StyleObject): string =>
      compileRecipe({ className, base }, 'pages').css;
    expect(box('one', { padding: '1', paddingTop: '2' })).toMatch(/padding:.*padding-top:/);
    expect(box('two', { paddingTop: '2', padding: '1' })).toMatch(/padding-top:.*padding:/);
  });
});
