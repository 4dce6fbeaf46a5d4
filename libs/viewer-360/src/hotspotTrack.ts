import { wrap } from './ring.ts';

/** A marked place on the object (spec §2): on one frame, or with the same `id` on several. */
export interface Hotspot {
  /** The frame of this entry. */
  frame: number;
  /** Position on that frame, as fractions of the picture: 0 … 1 from the left and from the top. */
  x: number;
  y: number;
  /** A built-in icon (`info`, `damage`), a picture's address, or a short text such as `3`. */
  icon?: string | undefined;
  /** Its text; also its name for screen readers. */
  text: string;
  /** Entries with the same id are one place, tracked across the frames between them. */
  id?: string | undefined;
  /** Address of more about it; the bubble then has a link. */
  href?: string | undefined;
}

/** One place on the ring. */
export interface HotspotTrack {
  /** Its first entry: the frame to turn to, and the words. */
  readonly first: Hotspot;
  /** Its known positions, in the order of the frames. */
  readonly points: readonly Hotspot[];
}

/** Maximum gap between two known frames for interpolation, as a share of the ring. */
const LONGEST_GAP = 1 / 4;

/** Merges entries with the same id; the first entry's frame, text, icon and link are used. */
export function tracksOf(hotspots: readonly Hotspot[], count: number): HotspotTrack[] {
  const groups = new Map<string, Hotspot[]>();
  hotspots.forEach((hotspot, index) => {
    const key = hotspot.id ?? `#${index}`;
    groups.set(key, [
      ...(groups.get(key) ?? []),
      { ...hotspot, frame: wrap(hotspot.frame, count) },
    ]);
  });
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ first, points: [...group].sort((a, b) => a.frame - b.frame) }];
  });
}

/**
 * The position of a place on `frame`, as fractions of the picture; `undefined` if it is not
 * visible. Exact on its own frames; interpolated between two that are close enough.
 */
export function placeAt(
  { points }: HotspotTrack,
  frame: number,
  count: number,
): { x: number; y: number } | undefined {
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] as Hotspot;
    const ahead = wrap(frame - from.frame, count);
    const gap = wrap(to.frame - from.frame, count);
    if (ahead === 0) return { x: from.x, y: from.y };
    if (gap === 0 || gap > count * LONGEST_GAP || ahead >= gap) continue;
    const share = ahead / gap;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }
  return undefined;
}
