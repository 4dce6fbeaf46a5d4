/** The product's name, as windows show it. */
const product = 'Forecourt';

/** A window's title: what it shows, the narrowest first, then the product: `Sellers · Forecourt`. */
export function windowTitle(...names: readonly string[]): string {
  return [...names, product].join(' · ');
}
