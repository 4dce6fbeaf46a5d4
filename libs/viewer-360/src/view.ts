import { SCALE_MAX, SCALE_MIN, ZOOM_MAX, ZOOM_MIN, ZOOM_STEP } from './constants.ts';

/**
 * The picture's position in the stage: its scale relative to "fits", and its center's offset in CSS
 * px.
 */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A width and height in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point or a distance in CSS px; points are relative to the stage's center. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The whole picture, centered. */
export const FIT: View = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The size at which the whole `picture` fits into `stage`. */
export function fitSize(picture: Size, stage: Size): Size {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height) || 0;
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/**
 * The nearest view within bounds: scale 0.5 … 4 (spec §9); no empty margin on a side where the
 * picture is larger than the stage, centered where it is smaller.
 */
export function boundView({ scale, x, y }: View, fit: Size, stage: Size): View {
  const bounded = clamp(scale, SCALE_MIN, SCALE_MAX);
  const roomX = Math.max(0, (fit.width * bounded - stage.width) / 2);
  const roomY = Math.max(0, (fit.height * bounded - stage.height) / 2);
  return { scale: bounded, x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) };
}

/** The view at another scale; the picture's point at `point` stays in place. */
export function zoomAround(view: View, scale: number, point: Point): View {
  const bounded = clamp(scale, SCALE_MIN, SCALE_MAX);
  const ratio = bounded / view.scale;
  return {
    scale: bounded,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  };
}

/**
 * The scale `steps` zoom levels away: levels run from 1.5 to 3 by 0.05; the first step in goes from
 * "fits" to 1.5, and a step below 1.5 goes back to "fits".
 */
export function stepZoom(scale: number, steps: number): number {
  const from = scale < ZOOM_MIN ? ZOOM_MIN - ZOOM_STEP : scale;
  const to = Math.round((from + steps * ZOOM_STEP) * 100) / 100;
  return to < ZOOM_MIN ? 1 : Math.min(to, ZOOM_MAX);
}
