/** A part of the car that can be tapped; the contract's car parts. */
export type OutlinePartName =
  | 'front_bumper'
  | 'hood'
  | 'windshield'
  | 'roof'
  | 'rear_window'
  | 'trunk'
  | 'rear_bumper'
  | `${'left' | 'right'}_${'mirror' | 'sill'}`
  | `${'front' | 'rear'}_${'left' | 'right'}_${'fender' | 'door' | 'wheel'}`;

/**
 * The coordinate system of the outline. A damage's x and y are fractions of it (spec §3), so
 * everyone must see the same drawing.
 */
export const OUTLINE = { width: 320, height: 436 } as const;

export interface OutlinePart {
  part: OutlinePartName;
  /** Attributes of its `<path>` in the coordinate system. */
  shape: { d: string; transform?: string };
  /** Glass and wheels look different, so that the drawing is recognizable as a car. */
  look: 'glass' | 'wheel' | undefined;
  /** Middle of the part, for a damage marked without pointing. */
  middle: { x: number; y: number };
}

/** Seen from above, nose up. */
const middle: OutlinePart[] = [
  part('front_bumper', 'M113 34q47-24 94 0l-4 24q-43-13-86 0Z', 160, 36),
  part('hood', 'M117 63q43-13 86 0l4 68q-47-12-94 0Z', 160, 95),
  part('windshield', 'M113 136q47-12 94 0l-9 38q-38-8-76 0Z', 160, 152),
  part('roof', 'M122 179q38-8 76 0v95q-38 6-76 0Z', 160, 226),
  part('rear_window', 'M122 279q38 6 76 0l7 36q-45 8-90 0Z', 160, 298),
  part('trunk', 'M115 320q45 8 90 0l2 54q-47 12-94 0Z', 160, 349),
  part('rear_bumper', 'M113 379q47 12 94 0l1 23q-48 18-96 0Z', 160, 398),
];

/** The left side, folded out. */
const left: OutlinePart[] = [
  part('front_left_fender', 'M68 70q20-9 38-9l1 70H68Z', 88, 98),
  part('left_mirror', 'M70 137h34q4 0 4 5v12q0 4-4 4H74q-8-8-4-21Z', 90, 148),
  part('front_left_door', 'M68 163h45l4 54H68Z', 92, 191),
  part('rear_left_door', 'M68 222h49l-3 56H68Z', 92, 250),
  part('rear_left_fender', 'M68 283h45l-5 36-2 46q-20-1-38-9Z', 88, 320),
  part('front_left_wheel', circle(40, 104, 25), 40, 104),
  part('rear_left_wheel', circle(40, 324, 25), 40, 324),
  part('left_sill', 'M38 136h24v156H38q-8 0-8-8V144q0-8 8-8Z', 46, 214),
];

/** Every part that can be tapped; the right side mirrors the left one. */
export const outlineParts: readonly OutlinePart[] = [
  ...middle,
  ...left,
  ...left.map((entry) => ({
    ...entry,
    part: entry.part.replace('left', 'right') as OutlinePartName,
    shape: { ...entry.shape, transform: `translate(${OUTLINE.width}) scale(-1 1)` },
    middle: { x: OUTLINE.width - entry.middle.x, y: entry.middle.y },
  })),
];

/** Position of a damage mark, in the outline's coordinates. */
export function markOf(damage: { part: OutlinePartName; x: number | null; y: number | null }) {
  if (damage.x !== null && damage.y !== null) {
    return { x: damage.x * OUTLINE.width, y: damage.y * OUTLINE.height };
  }
  return outlineParts.find(({ part: name }) => name === damage.part)?.middle ?? { x: 160, y: 218 };
}

function part(name: OutlinePartName, d: string, x: number, y: number): OutlinePart {
  return { part: name, shape: { d }, look: lookOf(name), middle: { x, y } };
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`;
}

function lookOf(part: OutlinePartName): OutlinePart['look'] {
  if (part === 'windshield' || part === 'rear_window') return 'glass';
  return part.endsWith('wheel') ? 'wheel' : undefined;
}
