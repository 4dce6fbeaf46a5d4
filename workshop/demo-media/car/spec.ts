import type { Point } from '../math/shapes.ts';

/** Points of a smooth curve: the first value ascends. */
export type Line = readonly (readonly [number, number])[];

/** Linear color, 0..1. */
export type Rgb = readonly [number, number, number];

/**
 * One car's form. Meters: x forward from the middle of the wheelbase, y up from the ground,
 * z to the right. Forms are symmetric, so widths are half widths.
 */
export interface CarSpec {
  readonly id: string;
  readonly paint: { readonly color: Rgb; readonly metal: number };
  readonly trim: { readonly seat: Rgb; readonly dash: Rgb; readonly accent: Rgb };
  readonly plate: string;
  readonly vin: string;
  /** Miles on the odometer. */
  readonly mileage: number;
  readonly axle: number;
  readonly wheel: {
    readonly radius: number;
    readonly rim: number;
    readonly spokes: number;
    readonly style: 'split' | 'blade' | 'star';
  };
  readonly track: number;
  readonly nose: number;
  readonly tail: number;
  readonly floor: number;
  /** Upper edge of the lower body (deck, belt, bonnet): x to y. */
  readonly top: Line;
  /** Half width: x to z. */
  readonly plan: Line;
  /** How far the side falls in: y to z. */
  readonly section: Line;
  /** Front and rear outline: y to x. */
  readonly front: Line;
  readonly rear: Line;
  /** Roof: x to y. Screens: y to x. Cabin half width: y to z. */
  readonly roof: Line;
  readonly screen: Line;
  readonly back: Line;
  readonly cabin: Line;
  /** Side window outline and the posts that part it: x at belt, x at roof, width. */
  readonly windows: readonly Point[];
  readonly posts: readonly (readonly [number, number, number])[];
  /** Screen corners, half width and height: bottom, top. */
  readonly screenGlass: readonly Point[];
  readonly backGlass: readonly Point[];
  /** Lamps: distance around the corner from the middle, and height. */
  readonly headlamp: readonly Point[];
  readonly tailLamp: readonly Point[];
  /** Grille and air intake: z and y. */
  readonly grille: readonly Point[];
  readonly intake: readonly Point[];
  readonly fog: Point;
  /** Side lines cut into the panels: open runs of points. */
  readonly gaps: readonly (readonly Point[])[];
  readonly handles: readonly Point[];
  readonly crease: { readonly y: number; readonly rise: number; readonly depth: number };
  readonly boot: { readonly half: number; readonly bottom: number };
  readonly plateY: { readonly front: number; readonly rear: number };
  readonly mirror: readonly [number, number, number];
  readonly cladding: boolean;
  readonly spoiler?: boolean;
  readonly rails?: boolean;
  /** Share of light through the rear side windows. */
  readonly rearTint: number;
  /** Hip point height of the seats. */
  readonly seatY: number;
}
