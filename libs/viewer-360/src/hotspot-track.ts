import { wrap } from './ring.ts';

/** A place on the object to point at (spec §2): on one frame, or with the same `id` on several. */
export interface Hotspot {
  /** The frame on which it lies here. */
  frame: number;
  /** Where on that frame, as fractions of the picture: 0 … 1 from the left and from the top. */
  x: number;
  y: number;
  /** A built-in icon (`info`, `damage`), a picture's address, or a short text such as `3`. */
  icon?: string | undefined;
  /** What it says; its name for screen readers. */
  text: string;
  /** Entries with one id are one place, followed over the frames between them. */
  id?: string | undefined;
}

/** One place over the ring: where it is known to be, in the order of the frames. */
export interface HotspotTrack {
  readonly text: string;
  readonly icon: string | undefined;
  readonly points: readonly Hotspot[];
}

/** Frames that carry the place may lie this share of the ring apart for it to be followed between. */
const LONGEST_GAP = 1 / 4;

/** Joins the entries that mean one place; the text and icon of its first entry count. */
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
    const points = [...group].sort((a, b) => a.frame - b.frame);
    return [{ text: first.text, icon: first.icon, points }];
  });
}

/**
 * Where a place is on `frame`, as fractions of the picture; `undefined` when it is not seen. On
 * the frames that carry it exactly there; between two that are near enough on the line between.
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
