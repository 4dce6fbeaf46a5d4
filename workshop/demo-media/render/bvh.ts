/** A tree of boxes over triangles: finds the first triangle a ray meets. */
export interface Bvh {
  readonly bounds: Float32Array;
  /** Per node: first child (inner) or first triangle (leaf), and the triangle count (0: inner). */
  readonly links: Int32Array;
  /** Per triangle in leaf order: corner and two edges. */
  readonly triangles: Float32Array;
  /** Index of the source triangle of each stored one. */
  readonly source: Uint32Array;
}

const BINS = 12;
const LEAF = 4;

/** Builds the tree with a binned surface-area heuristic. */
export function buildBvh(positions: Float32Array, indices: Uint32Array): Bvh {
  const count = indices.length / 3;
  const boxes = triangleBoxes(positions, indices);
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const bounds = new Float32Array(Math.max(1, count * 2) * 6);
  const links = new Int32Array(Math.max(1, count * 2) * 2);
  let used = 1;
  const stack = [0, 0, count];
  while (stack.length > 0) {
    const end = stack.pop() ?? 0;
    const start = stack.pop() ?? 0;
    const node = stack.pop() ?? 0;
    fit(boxes, order, start, end, bounds, node * 6);
    const split = end - start <= LEAF ? -1 : partition(boxes, order, start, end);
    if (split < 0) {
      links[node * 2] = start;
      links[node * 2 + 1] = end - start;
      continue;
    }
    links[node * 2] = used;
    stack.push(used, start, split, used + 1, split, end);
    used += 2;
  }
  const triangles = new Float32Array(count * 9);
  order.forEach((t, slot) => {
    for (let c = 0; c < 3; c++) {
      const base = positions[indices[t * 3] * 3 + c];
      triangles[slot * 9 + c] = base;
      triangles[slot * 9 + 3 + c] = positions[indices[t * 3 + 1] * 3 + c] - base;
      triangles[slot * 9 + 6 + c] = positions[indices[t * 3 + 2] * 3 + c] - base;
    }
  });
  return {
    bounds: bounds.slice(0, used * 6),
    links: links.slice(0, used * 2),
    triangles,
    source: order,
  };
}

function triangleBoxes(positions: Float32Array, indices: Uint32Array): Float32Array {
  const boxes = new Float32Array(indices.length * 2);
  for (let t = 0; t < indices.length / 3; t++)
    for (let c = 0; c < 3; c++) {
      const a = positions[indices[t * 3] * 3 + c];
      const b = positions[indices[t * 3 + 1] * 3 + c];
      const d = positions[indices[t * 3 + 2] * 3 + c];
      boxes[t * 6 + c] = Math.min(a, b, d);
      boxes[t * 6 + 3 + c] = Math.max(a, b, d);
    }
  return boxes;
}

function fit(
  boxes: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
  out: Float32Array,
  at: number,
): void {
  for (let c = 0; c < 3; c++) {
    let lo = Infinity;
    let hi = -Infinity;
    for (let i = start; i < end; i++) {
      lo = Math.min(lo, boxes[order[i] * 6 + c]);
      hi = Math.max(hi, boxes[order[i] * 6 + 3 + c]);
    }
    out[at + c] = lo;
    out[at + 3 + c] = hi;
  }
}

/** Splits the range in place at the cheapest bin border; -1 when no border helps. */
function partition(boxes: Float32Array, order: Uint32Array, start: number, end: number): number {
  let bestCost = Infinity;
  let bestAxis = -1;
  let bestAt = 0;
  for (let axis = 0; axis < 3; axis++) {
    let lo = Infinity;
    let hi = -Infinity;
    for (let i = start; i < end; i++) {
      const middle = boxes[order[i] * 6 + axis] + boxes[order[i] * 6 + 3 + axis];
      lo = Math.min(lo, middle);
      hi = Math.max(hi, middle);
    }
    if (hi - lo < 1e-7) continue;
    const cost = binCosts(boxes, order, start, end, axis, lo, hi);
    for (let b = 1; b < BINS; b++)
      if (cost[b] < bestCost) {
        bestCost = cost[b];
        bestAxis = axis;
        bestAt = lo + ((hi - lo) * b) / BINS;
      }
  }
  if (bestAxis < 0) return -1;
  let i = start;
  let j = end;
  while (i < j) {
    const o = order[i] * 6 + bestAxis;
    if (boxes[o] + boxes[o + 3] < bestAt) i++;
    else {
      j--;
      const swap = order[i];
      order[i] = order[j];
      order[j] = swap;
    }
  }
  return i === start || i === end ? -1 : i;
}

function binCosts(
  boxes: Float32Array,
  order: Uint32Array,
  start: number,
  end: number,
  axis: number,
  lo: number,
  hi: number,
): Float64Array {
  const counts = new Int32Array(BINS);
  const bin = new Float64Array(BINS * 6);
  for (let b = 0; b < BINS; b++)
    bin.fill(Infinity, b * 6, b * 6 + 3).fill(-Infinity, b * 6 + 3, b * 6 + 6);
  for (let i = start; i < end; i++) {
    const o = order[i] * 6;
    const middle = boxes[o + axis] + boxes[o + 3 + axis];
    const b = Math.min(BINS - 1, Math.floor(((middle - lo) / (hi - lo)) * BINS));
    counts[b]++;
    grow(bin, b * 6, boxes, o);
  }
  const costs = new Float64Array(BINS);
  for (const back of [false, true]) {
    const box = new Float64Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);
    let count = 0;
    for (let s = 0; s < BINS - 1; s++) {
      const b = back ? BINS - 1 - s : s;
      count += counts[b];
      if (counts[b] > 0) grow(box, 0, bin, b * 6);
      const [w, h, d] = [box[3] - box[0], box[4] - box[1], box[5] - box[2]];
      const area = count === 0 ? 0 : w * h + h * d + d * w;
      costs[back ? b : b + 1] += count === 0 ? Infinity : area * count;
    }
  }
  return costs;
}

function grow(into: Float64Array, at: number, from: Float32Array | Float64Array, o: number): void {
  for (let c = 0; c < 3; c++) {
    into[at + c] = Math.min(into[at + c], from[o + c]);
    into[at + 3 + c] = Math.max(into[at + 3 + c], from[o + 3 + c]);
  }
}
