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

describe('a recipe made a style sheet', () => {
  it('has one rule for the base and one for each variant that changes something', () => {
    const { css, compiled } = compileRecipe(chip, 'recipes');
    expect(css.split('\n')).toEqual([
      '@layer recipes{.fc-chip{color:var(--fc-colors-fg-muted);padding:var(--fc-spacing-1\\.5);}}',
      '@layer recipes{.fc-chip--tone-good{color:var(--fc-colors-success-fg);}}',
      '@layer recipes{.fc-chip--large-true{padding:var(--fc-spacing-3);}}',
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

  it('refuses what would look another way in rules of their own', () => {
    const field: Recipe = {
      className: 'field',
      base: { fontSize: 'md', _coarse: { fontSize: 'lg' } },
      variants: { small: { true: { fontSize: 'sm' } } },
    };
    expect(() => compileRecipe(field, 'recipes')).toThrow(
      'The recipe “field”: “fontSize” would come after “@media (pointer: coarse) fontSize”. State it in the variant too.',
    );
  });

  it('sees that one property sets another', () => {
    const box = (base: StyleObject, change: StyleObject): Recipe => ({
      className: 'box',
      base,
      variants: { on: { true: change } },
    });
    const refused = [
      box({ paddingTop: '1', _print: { padding: 0 } }, { paddingInline: '2' }),
      box({ textDecoration: 'underline', textDecorationStyle: 'wavy' }, { textDecoration: 'none' }),
      box({ top: 0, _print: { inset: 0 } }, { top: '4px' }),
    ];
    for (const config of refused) expect(() => compileRecipe(config, 'pages')).toThrow('box');
    const fine = [
      box({ color: 'fg.muted', _hover: { color: 'fg.default' } }, { color: 'danger.fg' }),
      box({ borderWidth: '1px', _print: { borderStyle: 'none' } }, { borderColor: 'line.strong' }),
    ];
    for (const config of fine) expect(compileRecipe(config, 'pages').css).toContain('fc-box--on');
  });
});
