import { chakra } from '@chakra-ui/react';
import type { ComponentType, HTMLAttributes, Ref } from 'react';
import type { StyleObject } from '../styling/style.types.ts';

/** Attributes of the element, styles by token, and the tag to use. */
export type LayoutProps = Omit<HTMLAttributes<HTMLElement>, 'color'> &
  StyleObject & { as?: keyof HTMLElementTagNameMap; ref?: Ref<HTMLElement> };

const part = (tag: 'div' | 'p' | 'h2', base: StyleObject): ComponentType<LayoutProps> =>
  chakra(tag, { base: base as never }) as unknown as ComponentType<LayoutProps>;

/** A plain block. Style props take tokens: `padding="4" backgroundColor="bg.surface"`. */
export const Box = /* @__PURE__ */ part('div', {});

/** Children one below the other, 16 px apart unless told otherwise. */
export const Stack = /* @__PURE__ */ part('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
});

/** Children side by side, centred, 8 px apart; they wrap where there is no room. */
export const Inline = /* @__PURE__ */ part('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
});

/** A grid, 16 px apart; give it `gridTemplateColumns`. */
export const Grid = /* @__PURE__ */ part('div', { display: 'grid', gap: '4' });

/** Body text. */
export const Text = /* @__PURE__ */ part('p', { textStyle: 'body' });

/** A heading; choose its level with `as` (h2 by default) and its size with `textStyle`. */
export const Heading = /* @__PURE__ */ part('h2', { textStyle: 'heading', textWrap: 'balance' });
