/** The sun: direction to it, color, and how blurred its shadows are. */
export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly softness: number;
}

/** The surroundings of a photographed car. */
export interface Place {
  /** Degrees: of the sun above the horizon, and around from the car's nose to its right. */
  readonly sunHeight: number;
  readonly sunBearing: number;
  readonly walls: readonly Wall[];
  /** 0 blue afternoon, 1 dusk. */
  readonly dusk: number;
  /** Footprint of the car on the ground (half length, half width), meters. */
  readonly footprint: readonly [number, number];
}

/** A box: a building, a hedge, a kerb. */
export interface Wall {
  readonly kind: 'brick' | 'plaster' | 'hedge' | 'glass' | 'kerb';
  readonly lo: readonly [number, number, number];
  readonly hi: readonly [number, number, number];
}

/** Where a car stands, and in what light. */
export interface Scene {
  readonly sun: Sun;
  readonly place: Place;
}
