/** Geometry of the ring of frames: indices 0 … count − 1, the last next to the first. */

/** Wraps `position` (any integer) to an index on the ring. */
export function wrap(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** Steps from one index to another the short way round: −count/2 … count/2. */
export function shortestTurn(from: number, to: number, count: number): number {
  const forward = wrap(to - from, count);
  return forward > count / 2 ? forward - count : forward;
}

/**
 * The order in which frames are fetched: `start` first, then spread over the ring with the gaps
 * halved each round, so that a loaded frame is always near.
 */
export function coarseToFine(count: number, start = 0): number[] {
  const order = new Set<number>();
  for (let parts = 1; order.size < count; parts *= 2) {
    for (let k = 0; k < parts; k++) order.add(wrap(start + Math.floor((k * count) / parts), count));
  }
  return [...order];
}

/**
 * The index nearest to `center` (itself included) that passes `test`; ties go forward. `undefined`
 * if there is none.
 */
export function findNearest(
  center: number,
  count: number,
  test: (index: number) => unknown,
): number | undefined {
  for (let distance = 0; distance <= count / 2; distance++) {
    const ahead = wrap(center + distance, count);
    if (test(ahead)) return ahead;
    const behind = wrap(center - distance, count);
    if (test(behind)) return behind;
  }
  return undefined;
}

/** The angle of a frame in whole degrees, 0 … 359. */
export function degreesOf(frame: number, count: number): number {
  return Math.round((frame * 360) / count) % 360;
}
