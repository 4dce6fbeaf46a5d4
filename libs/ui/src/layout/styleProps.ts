import type { StyleObject } from '../styling/style.types.ts';

/** The style props of the layout components, by token category; `css` is plain. */
export const categories = {
  gap: 'spacing',
  rowGap: 'spacing',
  columnGap: 'spacing',
  padding: 'spacing',
  paddingTop: 'spacing',
  paddingBottom: 'spacing',
  paddingBlock: 'spacing',
  paddingInline: 'spacing',
  paddingInlineStart: 'spacing',
  paddingInlineEnd: 'spacing',
  margin: 'spacing',
  marginTop: 'spacing',
  marginBottom: 'spacing',
  marginBlock: 'spacing',
  marginInline: 'spacing',
  marginInlineStart: 'spacing',
  marginInlineEnd: 'spacing',
  width: 'sizes',
  minWidth: 'sizes',
  maxWidth: 'sizes',
  height: 'sizes',
  minHeight: 'sizes',
  maxHeight: 'sizes',
  color: 'colors',
  backgroundColor: 'colors',
  borderColor: 'colors',
  borderRadius: 'radii',
  boxShadow: 'shadows',
  fontSize: 'fontSizes',
  alignItems: 'css',
  alignSelf: 'css',
  borderStyle: 'css',
  borderWidth: 'css',
  display: 'css',
  flex: 'css',
  flexDirection: 'css',
  flexWrap: 'css',
  fontWeight: 'css',
  gridColumn: 'css',
  gridTemplateColumns: 'css',
  justifyContent: 'css',
  order: 'css',
  overflow: 'css',
  overflowWrap: 'css',
  position: 'css',
  textAlign: 'css',
} as const satisfies Partial<Record<keyof StyleObject, string>>;

/** Chakra's short names. */
export const shorthands = {
  p: 'padding',
  pt: 'paddingTop',
  pb: 'paddingBottom',
  py: 'paddingBlock',
  px: 'paddingInline',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  m: 'margin',
  mt: 'marginTop',
  mb: 'marginBottom',
  my: 'marginBlock',
  mx: 'marginInline',
  ms: 'marginInlineStart',
  me: 'marginInlineEnd',
  w: 'width',
  minW: 'minWidth',
  maxW: 'maxWidth',
  h: 'height',
  minH: 'minHeight',
  maxH: 'maxHeight',
  bg: 'backgroundColor',
  rounded: 'borderRadius',
  shadow: 'boxShadow',
  align: 'alignItems',
  justify: 'justifyContent',
  direction: 'flexDirection',
  wrap: 'flexWrap',
  templateColumns: 'gridTemplateColumns',
} as const satisfies Record<string, keyof typeof categories>;

/** The screens of responsive values: `sm` from 651 px, `md` from 1024 px. */
export const screens = ['base', 'sm', 'md'] as const;

export type StyleName = keyof typeof categories;
export type Category = (typeof categories)[StyleName];

type Size = NonNullable<StyleObject['padding']> | 'full' | `${'min' | 'max' | 'fit'}-content`;
type Value<Name extends StyleName> = (typeof categories)[Name] extends 'sizes'
  ? Size | ('none' extends StyleObject[Name] ? 'none' : never)
  : NonNullable<StyleObject[Name]>;
type OnScreen<V> = Exclude<V, 'inherit'>;

/** One value, or values from a screen up: `{ base: '2', md: '4' }`, `['2', null, '4']`. */
export type Responsive<V> =
  | V
  | Partial<Record<(typeof screens)[number], OnScreen<V>>>
  | readonly [OnScreen<V> | null, (OnScreen<V> | null)?, OnScreen<V>?];

/** Styles by token, as the layout components take them. */
export type LayoutStyles = { [Name in StyleName]?: Responsive<Value<Name>> | undefined } & {
  [Short in keyof typeof shorthands]?: Responsive<Value<(typeof shorthands)[Short]>> | undefined;
};
