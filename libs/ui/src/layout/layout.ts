import { createElement } from 'react';
import type { ComponentType, HTMLAttributes, Ref } from 'react';
import { cx } from '../styling/recipe.ts';
import { useStyles } from '../styling/use-styles.ts';
import { layoutRecipe, wordsRecipe } from './layout.recipe.ts';
import { splitStyles } from './layoutStyles.ts';
import type { LayoutStyles } from './layoutStyles.ts';

/** Attributes of the element, styles by token, and the tag to use. */
export type LayoutProps = Omit<HTMLAttributes<HTMLElement>, 'color'> &
  LayoutStyles & {
    as?: keyof HTMLElementTagNameMap;
    ref?: Ref<HTMLElement>;
    textStyle?: keyof NonNullable<typeof wordsRecipe.variants>['textStyle'];
  };

type Part = keyof NonNullable<typeof layoutRecipe.variants>['part'];

/**
 * An element whose style props become inline styles. They refer to CSS variables, so that themes
 * still apply and nothing needs to be computed. States and breakpoints belong in a recipe.
 */
function part(
  name: Part,
  tag: keyof HTMLElementTagNameMap,
  words?: LayoutProps['textStyle'],
): ComponentType<LayoutProps> {
  function LayoutPart({ as = tag, className, textStyle = words, style, ...props }: LayoutProps) {
    const layout = useStyles(layoutRecipe, { part: name });
    const text = useStyles(wordsRecipe, { textStyle });
    const { style: own, attributes } = splitStyles(props);
    return createElement(as, {
      ...attributes,
      className: cx(name !== 'box' && name !== 'text' && layout, textStyle && text, className),
      style: { ...own, ...style },
    });
  }
  LayoutPart.displayName = name;
  return LayoutPart;
}

/** A plain block. Style props take tokens: `padding="4" backgroundColor="bg.surface"`. */
export const Box = /* @__PURE__ */ part('box', 'div');

/** Children in a column, 16 px apart by default. */
export const Stack = /* @__PURE__ */ part('stack', 'div');

/** Children in a row, centered, 8 px apart; they wrap if there is no room. */
export const Inline = /* @__PURE__ */ part('inline', 'div');

/** A grid, 16 px apart; give it `gridTemplateColumns`. */
export const Grid = /* @__PURE__ */ part('grid', 'div');

/** Body text. */
export const Text = /* @__PURE__ */ part('text', 'p', 'body');

/** A heading; choose its level with `as` (h2 by default) and its size with `textStyle`. */
export const Heading = /* @__PURE__ */ part('heading', 'h2', 'heading');
