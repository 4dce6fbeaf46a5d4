import type { CSSProperties } from 'react';
import type { StyleObject } from '../styling/style.types.ts';
import { tokenVariable } from '../theme/token-variable.ts';

/** The style props of the layout components, by token category; `css` is plain. */
const kinds = {
  gap: 'spacing',
  rowGap: 'spacing',
  columnGap: 'spacing',
  padding: 'spacing',
  paddingTop: 'spacing',
  paddingBlock: 'spacing',
  paddingInline: 'spacing',
  paddingInlineStart: 'spacing',
  margin: 'spacing',
  marginTop: 'spacing',
  marginBlock: 'spacing',
  marginInline: 'spacing',
  color: 'colors',
  backgroundColor: 'colors',
  borderColor: 'colors',
  borderRadius: 'radii',
  boxShadow: 'shadows',
  fontSize: 'fontSizes',
  alignItems: 'css',
  borderStyle: 'css',
  borderWidth: 'css',
  flex: 'css',
  flexWrap: 'css',
  fontWeight: 'css',
  gridTemplateColumns: 'css',
  height: 'css',
  justifyContent: 'css',
  maxWidth: 'css',
  minHeight: 'css',
  minWidth: 'css',
  overflow: 'css',
  overflowWrap: 'css',
  textAlign: 'css',
  width: 'css',
} as const satisfies Partial<Record<keyof StyleObject, string>>;

/** Styles by token, as the layout components take them: for one state, on every screen. */
export type LayoutStyles = Pick<StyleObject, keyof typeof kinds>;

const names: Record<Exclude<(typeof kinds)[keyof typeof kinds], 'css'>, RegExp> = {
  spacing: /^\d+(\.\d+)?$/,
  colors: /^\w+\.\w+$/,
  radii: /^(xs|sm|md|lg|xl|full)$/,
  shadows: /^(?!none$)\w+$/,
  fontSizes: /^(xs|sm|md|lg|xl|2xl)$/,
};

const isStyle = (name: string): name is keyof typeof kinds => name in kinds;

function valueOf(name: keyof typeof kinds, value: unknown): unknown {
  const kind = kinds[name];
  if (kind === 'css' || value === 0 || value === '0') return value;
  const isToken = names[kind].test(String(value));
  return isToken ? `var(${tokenVariable(kind, String(value))})` : value;
}

/** Separates style props from the attributes of the element. */
export function splitStyles(props: object): {
  style: CSSProperties;
  attributes: Record<string, unknown>;
} {
  const style: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (isStyle(name)) style[name] = valueOf(name, value);
    else attributes[name] = value;
  }
  return { style, attributes };
}
