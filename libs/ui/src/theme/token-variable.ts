type TokenKind = 'colors' | 'spacing' | 'radii' | 'shadows' | 'fontSizes';

/**
 * The CSS variable of a token, as the system names it: `colors`, `artPrimary.solid` is
 * `--fc-colors-art-primary-solid`. For places that must not load the system to ask.
 */
export function tokenVariable(kind: TokenKind, name: string): string {
  // A dot parts a path; in a number it is the name's own, and CSS wants it escaped.
  const dots = kind === 'spacing' ? '\\.' : '-';
  return `--fc-${kebab(kind)}-${kebab(name).replaceAll('.', dots)}`;
}

const kebab = (words: string): string =>
  words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
