import type { CSSProperties } from 'react';
import { tokenVariable } from '../theme/tokenVariable.ts';
import { categories, screens, shorthands } from './styleProps.ts';
import type { Category, StyleName } from './styleProps.ts';

type Styles = Record<string, string | number>;

const tokens: Record<Exclude<Category, 'css'>, RegExp> = {
  spacing: /^\d+(\.\d+)?$/,
  sizes: /^\d+(\.\d+)?$/,
  colors: /^\w+\.\w+$/,
  radii: /^(xs|sm|md|lg|xl|full)$/,
  shadows: /^(?!none$)\w+$/,
  fontSizes: /^(xs|sm|md|lg|xl|2xl)$/,
};

function valueOf(category: Category, value: string | number): string | number {
  if (category === 'css' || value === 0 || value === '0') return value;
  if (category === 'sizes' && value === 'full') return '100%';
  if (!tokens[category].test(String(value))) return value;
  // Sizes are those of the spacing scale.
  return `var(${tokenVariable(category === 'sizes' ? 'spacing' : category, String(value))})`;
}

/**
 * Values by screen without a rule of their own: `--fc-from-md` (`theme/pageStyles.ts`) is empty on such
 * screens and invalid on smaller ones, where the fallback holds. Without a base, that is what the
 * component's recipe says.
 */
function setResponsive(style: Styles, name: StyleName, values: object): void {
  const by: Record<string, unknown> = Array.isArray(values)
    ? Object.fromEntries(screens.map((screen, index) => [screen, values[index] as unknown]))
    : { ...values };
  let result: string | number = 'revert-layer';
  for (const screen of screens) {
    const own = by[screen];
    if (typeof own !== 'string' && typeof own !== 'number') continue;
    const value = valueOf(categories[name], own);
    if (screen === 'base') {
      result = value;
      continue;
    }
    style[`--${screen}-${name}`] = `var(--fc-from-${screen}) ${value}`;
    result = `var(--${screen}-${name}, ${result})`;
  }
  style[name] = result;
}

const nameOf = (prop: string): StyleName | undefined => {
  if (prop in categories) return prop as StyleName;
  return prop in shorthands ? shorthands[prop as keyof typeof shorthands] : undefined;
};

/** Separates style props from the attributes of the element. */
export function splitStyles(props: object): {
  style: CSSProperties;
  attributes: Record<string, unknown>;
} {
  const style: Styles = {};
  const attributes: Record<string, unknown> = {};
  for (const [prop, value] of Object.entries(props)) {
    const name = nameOf(prop);
    if (!name) attributes[prop] = value;
    else if (typeof value === 'object' && value !== null)
      setResponsive(style, name, value as object);
    else if (value !== undefined) {
      style[name] = valueOf(categories[name], value as string | number);
    }
  }
  return { style, attributes };
}
