import { describe, expect, expectTypeOf, it } from 'vitest';
import type { LayoutProps } from './layout.ts';
import { splitStyles } from './splitStyles.ts';

describe('style props', () => {
  it('become styles on token variables; the rest stays attributes', () => {
    const props = {
      px: '4',
      bg: 'bg.surface',
      w: 'full',
      shadow: 'none',
      id: 'a',
      title: undefined,
    };
    expect(splitStyles(props)).toEqual({
      style: {
        paddingInline: 'var(--fc-spacing-4)',
        backgroundColor: 'var(--fc-colors-bg-surface)',
        width: '100%',
        boxShadow: 'none',
      },
      attributes: { id: 'a', title: undefined },
    });
  });

  it('hold by screen, each until the next', () => {
    expect(splitStyles({ gap: { base: '2', sm: '3', md: 0 } }).style).toEqual({
      gap: 'var(--md-gap, var(--sm-gap, var(--fc-spacing-2)))',
      '--sm-gap': 'var(--fc-from-sm) var(--fc-spacing-3)',
      '--md-gap': 'var(--fc-from-md) 0',
    });
  });

  it('take screens by position, and skip those that are not given', () => {
    expect(splitStyles({ p: ['2', null, '4'] }).style).toEqual({
      padding: 'var(--md-padding, var(--fc-spacing-2))',
      '--md-padding': 'var(--fc-from-md) var(--fc-spacing-4)',
    });
  });

  it('leave small screens to the recipe if they have no base', () => {
    expect(splitStyles({ gap: { md: '6' } }).style).toMatchObject({
      gap: 'var(--md-gap, revert-layer)',
    });
  });

  it('take only tokens, on screens that exist', () => {
    expectTypeOf<'4'>().toExtend<LayoutProps['p']>();
    expectTypeOf<{ base: '4'; md: '6' }>().toExtend<LayoutProps['px']>();
    expectTypeOf<['4', null, '6']>().toExtend<LayoutProps['gap']>();
    expectTypeOf<'fg.muted'>().toExtend<LayoutProps['color']>();
    expectTypeOf<'13'>().not.toExtend<LayoutProps['p']>();
    expectTypeOf<{ xl: '4' }>().not.toExtend<LayoutProps['gap']>();
    expectTypeOf<'#fff'>().not.toExtend<LayoutProps['bg']>();
    expectTypeOf<{ md: 'red' }>().not.toExtend<LayoutProps['bg']>();
  });
});
