type TokenKind = 'colors' | 'spacing' | 'radii' | 'shadows' | 'fontSizes';

/**
 * The CSS variable of a token, as in the system: `colors`, `artPrimary.solid` is
 * `--fc-colors-art-primary-solid`. For modules that must not load the system.
 */
export function tokenVariable(kind: TokenKind, name: string): string {
  // A dot separates path segments; in a number it is part of the name and must be escaped in CSS.
  const dots = kind === 'spacing' ? '\\.' : '-';
  return `--fc-${kebab(kind)}-${kebab(name).replaceAll('.', dots)}`;
}

const kebab = (words: string): string =>
  words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
