/** A function of one variable, in meters. */
export type Curve = (t: number) => number;

/**
 * Natural cubic spline through the points (ascending in their first value), straight beyond the ends.
 * Its second derivative is continuous: reflections run over it without a kink.
 */
export function curve(points: readonly (readonly [number, number])[]): Curve {
  const n = points.length;
  const xs = Float64Array.from(points, (p) => p[0]);
  const ys = Float64Array.from(points, (p) => p[1]);
  const second = secondDerivatives(xs, ys);
  const slope = (i: number, j: number): number => (ys[j] - ys[i]) / (xs[j] - xs[i]);
  const startSlope = slope(0, 1) - ((xs[1] - xs[0]) * second[1]) / 6;
  const endSlope = slope(n - 2, n - 1) + ((xs[n - 1] - xs[n - 2]) * second[n - 2]) / 6;
  return (t) => {
    if (t <= xs[0]) return ys[0] + (t - xs[0]) * startSlope;
    if (t >= xs[n - 1]) return ys[n - 1] + (t - xs[n - 1]) * endSlope;
    let i = 1;
    while (xs[i] < t) i++;
    const h = xs[i] - xs[i - 1];
    const a = (xs[i] - t) / h;
    const b = 1 - a;
    const bend = (a * a * a - a) * second[i - 1] + (b * b * b - b) * second[i];
    return a * ys[i - 1] + b * ys[i] + (bend * h * h) / 6;
  };
}

function secondDerivatives(xs: Float64Array, ys: Float64Array): Float64Array {
  const n = xs.length;
  const second = new Float64Array(n);
  const work = new Float64Array(n);
  for (let i = 1; i < n - 1; i++) {
    const ratio = (xs[i] - xs[i - 1]) / (xs[i + 1] - xs[i - 1]);
    const p = ratio * second[i - 1] + 2;
    second[i] = (ratio - 1) / p;
    const jump =
      (ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]) - (ys[i] - ys[i - 1]) / (xs[i] - xs[i - 1]);
    work[i] = ((6 * jump) / (xs[i + 1] - xs[i - 1]) - ratio * work[i - 1]) / p;
  }
  second[n - 1] = 0;
  for (let i = n - 2; i >= 0; i--) second[i] = second[i] * second[i + 1] + work[i];
  second[0] = 0;
  return second;
}
