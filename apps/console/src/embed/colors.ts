const hex = /^#[0-9a-f]{6}$/i;

/**
 * A partner's colour as a rule for the button, with the text that reads better on it: white or black,
 * at least 4.5:1. Undefined for whatever is no colour, so that nothing else can get into the rule.
 */
export function colorRule(color: unknown): string | undefined {
  if (typeof color !== 'string' || !hex.test(color)) return undefined;
  const light = luminance(color);
  // Contrast to white falls below that to black from here on (WCAG 2.2).
  const text = 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? 'white' : 'black';
  return `:host { --forecourt-color: ${color}; --forecourt-text: ${text}; }`;
}

/** Relative luminance by WCAG, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
