import { wrap } from '../ring.ts';

/** Where somebody placed a pin: a frame, and fractions of its picture from the left and the top. */
export interface PinPoint {
  readonly frame: number;
  readonly x: number;
  readonly y: number;
}

/**
 * What is known of the surface under a pin. Angles in radians, counterclockwise as seen from above.
 */
export interface PinSurface {
  /** Distance from the turning axis, as a share of the camera's distance; 0.25 by default. */
  radius?: number | undefined;
  /** From the direction of the place to where its surface faces; 0 by default. */
  facing?: number | undefined;
  /** How far the surface can turn away and still be seen; 75° by default. */
  reach?: number | undefined;
  /**
   * Which way the camera walked, as seen from above: 1 clockwise, so that a near place moves to the
   * right from frame to frame; −1, the default: counterclockwise.
   */
  direction?: 1 | -1 | undefined;
}

/** A place from above: its distance ahead and aside of the first frame's camera direction. */
interface Place {
  readonly ahead: number;
  readonly aside: number;
}

/** Width of the picture is this at the distance of one, as of a phone's main camera. */
const FOCAL = 0.75;
/** The camera looks slightly down: the height of its eye in the picture. */
const HORIZON = 0.33;
/** A place as far out as this would touch the camera's path. */
const FARTHEST = 0.55;
/** How much the guess from one placement counts beside several placements. */
const GUESS = 0.004;
const RADIUS = 0.25;
const REACH = (75 * Math.PI) / 180;
/** From one placement the pin is followed an eighth of the ring to either side. */
const EIGHTH = Math.PI / 4;

/**
 * Where a pin is on each frame that shows its place, the frames of `points` first and exact. One
 * placement is a guess from a circle around the turning axis; each further one corrects it, and two
 * also tell which way the camera walked. Not on frames that see the car's other side.
 *
 * @param points one or more, on different frames
 * @param count frames of the ring
 */
export function followPin(
  points: readonly PinPoint[],
  count: number,
  surface: PinSurface = {},
): PinPoint[] {
  const placed = points.map((point) => ({ ...point, frame: wrap(point.frame, count) }));
  if (placed.length === 0) return [];
  const angle = (frame: number) => (frame * 2 * Math.PI) / count;
  const model = bestModel(
    placed.map(({ frame, x, y }) => ({ angle: angle(frame), x, y })),
    surface,
  );
  const errors = placed.map(({ frame, x, y }) => {
    const at = model.at(angle(frame));
    return { frame, x: x - at.x, y: y - at.y };
  });
  const known = new Set(placed.map(({ frame }) => frame));
  const followed: PinPoint[] = [];
  for (let frame = 0; frame < count; frame++) {
    if (known.has(frame) || !model.sees(angle(frame))) continue;
    if (placed.length === 1 && turnBetween(angle(frame), angle(placed[0]!.frame)) > EIGHTH + 1e-9) {
      continue;
    }
    const { x, y } = model.at(angle(frame));
    const off = errorAt(errors, frame, count);
    const at = { frame, x: x + off.x, y: y + off.y };
    if (isFraction(at.x) && isFraction(at.y)) followed.push(at);
  }
  return [...placed, ...followed];
}

/** Which way the camera walked (`PinSurface.direction`), as two or more placements of a pin tell. */
export function walkOf(points: readonly PinPoint[], count: number): 1 | -1 | undefined {
  if (points.length < 2) return undefined;
  const placed = points.map((point) => ({ ...point, angle: (point.frame * 2 * Math.PI) / count }));
  return bestModel(placed, {}).direction;
}

interface Placed {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

interface Model {
  readonly direction: 1 | -1;
  /** How badly it fits the placements. */
  readonly misfit: number;
  at(angle: number): { x: number; y: number };
  sees(angle: number): boolean;
}

function bestModel(placed: readonly Placed[], surface: PinSurface): Model {
  const { direction = -1 } = surface;
  const usual = modelOf(placed, surface, direction);
  if (placed.length === 1) return usual;
  const other = modelOf(placed, surface, direction === 1 ? -1 : 1);
  return other.misfit < usual.misfit ? other : usual;
}

function modelOf(placed: readonly Placed[], surface: PinSurface, direction: 1 | -1): Model {
  const { radius = RADIUS, facing = 0, reach = REACH } = surface;
  const guesses = placed.map((point) => guess(point, radius, direction));
  const place = fit(placed, meanOf(guesses), direction);
  const depth = (angle: number) => place.ahead * Math.cos(angle) + place.aside * Math.sin(angle);
  const across = (angle: number) =>
    direction * (place.ahead * Math.sin(angle) - place.aside * Math.cos(angle));
  let drop = 0;
  for (const { angle, y } of placed) {
    drop += ((y - HORIZON) * (1 - depth(angle))) / placed.length;
  }
  const at = (angle: number) => ({
    x: 0.5 + (FOCAL * across(angle)) / (1 - depth(angle)),
    y: HORIZON + drop / (1 - depth(angle)),
  });
  let misfit = 0;
  for (const { angle, x } of placed) {
    misfit += (at(angle).x - x) ** 2 + Math.min(0, depth(angle)) ** 2;
  }
  const faces = Math.atan2(place.aside, place.ahead) - direction * facing;
  return { direction, misfit, at, sees: (angle) => turnBetween(angle, faces) <= reach };
}

/** The place that one placement means at a given distance from the axis, on the near side. */
function guess({ angle, x }: Placed, radius: number, direction: 1 | -1): Place {
  const off = x - 0.5;
  const ray = Math.hypot(FOCAL, off);
  // A placement farther out than the distance says is believed.
  const distance = Math.min(FARTHEST, Math.max(radius, Math.abs(off) / ray, 0.01));
  const sine = Math.max(-1, Math.min(1, off / (distance * ray)));
  const beside = Math.asin(sine) - Math.atan2(off, FOCAL);
  const toward = angle - direction * beside;
  return { ahead: distance * Math.cos(toward), aside: distance * Math.sin(toward) };
}

/** Least squares: linear, because a ray through the picture is a line over the ground. */
function fit(placed: readonly Placed[], start: Place, direction: 1 | -1): Place {
  let [aa, ab, bb] = [GUESS, 0, GUESS];
  let [a, b] = [GUESS * start.ahead, GUESS * start.aside];
  for (const { angle, x } of placed) {
    const off = x - 0.5;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const m = off * cos + FOCAL * direction * sin;
    const n = off * sin - FOCAL * direction * cos;
    aa += m * m;
    ab += m * n;
    bb += n * n;
    a += m * off;
    b += n * off;
  }
  const whole = aa * bb - ab * ab;
  const ahead = (a * bb - b * ab) / whole;
  const aside = (b * aa - a * ab) / whole;
  const scale = Math.min(1, FARTHEST / (Math.hypot(ahead, aside) || 1));
  return { ahead: ahead * scale, aside: aside * scale };
}

function meanOf(places: readonly Place[]): Place {
  const sum = (of: (place: Place) => number) =>
    places.reduce((total, place) => total + of(place), 0) / places.length;
  return { ahead: sum(({ ahead }) => ahead), aside: sum(({ aside }) => aside) };
}

/** What the model is off by, evenly between the placements on either side of a frame. */
function errorAt(
  errors: readonly PinPoint[],
  frame: number,
  count: number,
): { x: number; y: number } {
  const from = nearest(errors, (error) => wrap(frame - error.frame, count));
  const to = nearest(errors, (error) => wrap(error.frame - frame, count));
  const before = wrap(frame - from.frame, count);
  const share = before / (before + wrap(to.frame - frame, count));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function nearest(errors: readonly PinPoint[], distance: (error: PinPoint) => number): PinPoint {
  return errors.reduce((best, error) => (distance(error) < distance(best) ? error : best));
}

/** The angle between two directions, 0 … π. */
function turnBetween(a: number, b: number): number {
  return Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
}

function isFraction(value: number): boolean {
  return value >= 0 && value <= 1;
}
