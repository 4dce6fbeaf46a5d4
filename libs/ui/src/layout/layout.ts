import { createElement } from 'react';
import type { ComponentType, HTMLAttributes, Ref } from 'react';
import { cx } from '../styling/recipe.ts';
import { useRecipe } from '../styling/useRecipe.ts';
import { childOf, useMergedRef, withProps } from './asChild.ts';
import { layoutRecipe, wordsRecipe } from './layout.recipe.ts';
import { splitStyles } from './splitStyles.ts';
import type { LayoutStyles } from './styleProps.ts';

/** Attributes of the element, styles by token, and the tag to use. */
export type LayoutProps = Omit<HTMLAttributes<HTMLElement>, 'color'> &
  LayoutStyles & {
    as?: keyof HTMLElementTagNameMap;
    /** Draws the only child in place of an element of its own, with props of both. */
    asChild?: boolean;
    ref?: Ref<HTMLElement>;
    textStyle?: keyof NonNullable<typeof wordsRecipe.variants>['textStyle'];
  };

type Part = keyof NonNullable<typeof layoutRecipe.variants>['part'];

/**
 * An element whose style props become inline styles. They refer to CSS variables, so that themes
 * and breakpoints still apply and nothing needs to be computed. States belong in a recipe.
 */
function part(
  name: Part,
  tag: keyof HTMLElementTagNameMap,
  words?: LayoutProps['textStyle'],
): ComponentType<LayoutProps> {
  function LayoutPart({
    as = tag,
    asChild,
    children,
    className,
    ref,
    textStyle = words,
    style,
    ...props
  }: LayoutProps) {
    const layout = useRecipe(layoutRecipe, { part: name });
    const text = useRecipe(wordsRecipe, { textStyle });
    const child = childOf(asChild, children);
    const childRef = child?.props['ref'] as Ref<HTMLElement> | undefined;
    const bothRefs = useMergedRef(ref, childRef);
    const { style: own, attributes } = splitStyles(props);
    const merged = {
      ...attributes,
      className: cx(name !== 'box' && name !== 'text' && layout, textStyle && text, className),
      style: { ...own, ...style },
    };
    if (child) return withProps(child, { ...merged, ref: bothRefs });
    return createElement(as, { ...merged, ref }, children);
  }
  LayoutPart.displayName = name;
  return LayoutPart;
}

/** A plain block. Style props take tokens: `p="4" bg="bg.surface"`, by screen `{ base, sm, md }`. */
export const Box = /* @__PURE__ */ part('box', 'div');

/** Children side by side; change direction, alignment and gap by style props. */
export const Flex = /* @__PURE__ */ part('flex', 'div');

/** Children in a column, 16 px apart by default. */
export const Stack = /* @__PURE__ */ part('stack', 'div');

/** Children in a row, centered, 8 px apart. */
export const HStack = /* @__PURE__ */ part('hstack', 'div');

/** Children in a column, centered, 8 px apart. */
export const VStack = /* @__PURE__ */ part('vstack', 'div');

/** Children in a row like {@link HStack}; they wrap if there is no room. */
export const Inline = /* @__PURE__ */ part('inline', 'div');

/** Children in the middle. */
export const Center = /* @__PURE__ */ part('center', 'div');

/** Takes what room is left between its neighbors. */
export const Spacer = /* @__PURE__ */ part('spacer', 'div');

/** A grid, 16 px apart; give it `templateColumns`. */
export const Grid = /* @__PURE__ */ part('grid', 'div');

/** Body text. */
export const Text = /* @__PURE__ */ part('text', 'p', 'body');

/** A heading; choose its level with `as` (h2 by default) and its size with `textStyle`. */
export const Heading = /* @__PURE__ */ part('heading', 'h2', 'heading');
