/** WCAG 2.2 AA for text. */
const ENOUGH = 4.5;

/** Whether text of one color, as #RRGGBB, is readable on another. */
export function readableOn(color: string, ground: string): boolean {
  const [one, other] = [luminance(color), luminance(ground)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= ENOUGH;
}

/** Relative luminance, by WCAG. */
function luminance(color: string): number {
  const channel = (from: number): number => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
