/**
 * Reads a color as people write it: HEX with or without `#`, a name such as `navy`, `rgb()` or `hsl()`.
 * Browsers know them all, so that a canvas translates.
 *
 * @returns `#RRGGBB`; null for what is no color, or not an opaque one
 */
export function parseColor(text: string): string | null {
  const written = text.trim().toLowerCase();
  const css = /^([\da-f]{3}|[\da-f]{6})$/.test(written) ? `#${written}` : written;
  const context = document.createElement('canvas').getContext('2d');
  // keywords that take the color from elsewhere
  if (!context || /^(currentcolor|inherit|initial|unset)$/.test(css)) return null;
  // a canvas keeps its color when the new one is not valid: asked over two different ones
  const read = ['black', 'white'].map((before) => {
    context.fillStyle = before;
    context.fillStyle = css;
    return String(context.fillStyle);
  });
  const [color = ''] = read;
  return new Set(read).size === 1 && /^#[\da-f]{6}$/.test(color) ? color.toUpperCase() : null;
}
