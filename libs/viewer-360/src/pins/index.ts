export { followPin, walkOf, type PinPoint, type PinSurface } from './followPin.ts';
export { attachPlacing, type Placing, type PlacingOptions } from './placing.ts';
export { MAX_POINTS, placed } from './points.ts';
