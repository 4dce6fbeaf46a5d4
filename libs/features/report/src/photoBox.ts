import type { PhotoBox } from '@forecourt/contract';
import type { CSSProperties } from 'react';

/** The place of a box in an element that the photo fills. */
export function placeOf({ x, y, width, height }: PhotoBox): CSSProperties {
  const share = (value: number): string => `${value * 100}%`;
  return { left: share(x), top: share(y), width: share(width), height: share(height) };
}
