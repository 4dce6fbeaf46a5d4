import { memo } from 'react';
import type { ComponentType, SVGAttributes } from 'react';

/** A lucide icon: `import SearchIcon from 'lucide-react/icons/search'`. */
export type IconComponent = ComponentType<
  SVGAttributes<SVGSVGElement> & { size?: number | string }
>;

export interface IconProps {
  icon: IconComponent;
  /**
   * Edge in px: 12 in a badge, 14 next to small text, 16 in controls (default), 20 alone, 48 as an illustration.
   */
  size?: 12 | 14 | 16 | 18 | 20 | 24 | 32 | 48;
  /** Says what the icon means; without it the icon is hidden from screen readers. */
  label?: string;
}

/** One icon in the text's color, with the stroke width of the set. */
export const Icon = memo(function Icon({ icon: Glyph, size = 16, label }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return <Glyph size={size} strokeWidth={size > 18 ? 1.75 : 2} {...named} />;
});
