const hex = /^#[0-9a-f]{6}$/i;

/**
 * A partner's color as a CSS rule for the button, with white or black text, whichever has more
 * contrast, at least 4.5:1. Undefined for anything that is not a color, so that nothing else can
 * get into the rule.
 */
export function colorRule(color: unknown): string | undefined {
  if (typeof color !== 'string' || !hex.test(color)) return undefined;
  const light = luminance(color);
  // Above this luminance, black text has more contrast than white (WCAG 2.2).
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
