import type { CarPart, DamageLocation, DamagePin } from '@forecourt/contract';
import { markOf, OUTLINE } from '@forecourt/platform/car-outline';
import { type PinSurface, walkOf } from '@forecourt/viewer-360/pins';

/** A damage, as far as its place on the outline and on a scan goes. */
export interface PlacedDamage extends Pick<DamageLocation, 'part' | 'x' | 'y'> {
  pin?: Pick<DamagePin, 'points'> | null | undefined;
}

/** The drawn car: its nose and tail, and the half width of what is seen from above. */
const DRAWN = { nose: 34, tail: 402, half: 47 };
/** Width of a car as a share of its length. */
const WIDTH = 0.4;
/** Length of a car as a share of the distance from which people walk around it. */
const LENGTH = 0.74;
const QUARTER = Math.PI / 2;
/** A side is seen until it is this far turned away, what faces up for longer. */
const SIDE_REACH = 1.36;
const TOP_REACH = 1.9;

/** Where what faces neither side faces: to the nose (0) or to the tail, and how long it is seen. */
const ENDS: Partial<Record<CarPart, readonly [facing: number, reach: number]>> = {
  front_bumper: [0, SIDE_REACH],
  hood: [0, TOP_REACH],
  windshield: [0, SIDE_REACH],
  roof: [0, Math.PI],
  rear_window: [Math.PI, SIDE_REACH],
  trunk: [Math.PI, TOP_REACH],
  rear_bumper: [Math.PI, SIDE_REACH],
};

/** A place on the car from above, in lengths of the car from its middle: to the nose, to the left. */
function placeOf(damage: Pick<DamageLocation, 'part' | 'x' | 'y'>) {
  const { x, y } = markOf(damage);
  const { nose, tail, half } = DRAWN;
  const ahead = ((nose + tail) / 2 - y) / (tail - nose);
  const aside = ((OUTLINE.width / 2 - x) / half) * (WIDTH / 2);
  const side = sideOf(damage.part);
  return { ahead, aside: side === 0 ? aside : (side * WIDTH) / 2 };
}

/** 1 for parts of the left side, −1 for those of the right, 0 for others. */
function sideOf(part: CarPart): number {
  if (part in ENDS) return 0;
  return part.includes('left') ? 1 : -1;
}

/**
 * What a damage's mark on the outline tells about the surface under its pin on the 360 view.
 *
 * @param direction see `directionOf`
 */
export function surfaceOf(
  damage: Pick<DamageLocation, 'part' | 'x' | 'y'>,
  direction: 1 | -1,
): PinSurface {
  const { ahead, aside } = placeOf(damage);
  const [faces, reach] = ENDS[damage.part] ?? [sideOf(damage.part) * QUARTER, SIDE_REACH];
  const turn = faces - Math.atan2(aside, ahead);
  return {
    direction,
    reach,
    facing: reach === Math.PI ? 0 : Math.atan2(Math.sin(turn), Math.cos(turn)),
    radius: Math.hypot(ahead, aside) * LENGTH,
  };
}

/**
 * Which way the customer walked around the car: as a pin that was placed twice tells, else as pins on
 * its sides tell of a walk that began at the front, as the guide asks for.
 */
export function directionOf(damages: readonly PlacedDamage[], count: number): 1 | -1 {
  let left = 0;
  for (const damage of damages) {
    const points = damage.pin?.points ?? [];
    const known = walkOf(points, count);
    if (known) return known;
    const [first] = points;
    if (first) left += placeOf(damage).aside * Math.sin((first.frame * 2 * Math.PI) / count);
  }
  return left > 0 ? -1 : 1;
}
