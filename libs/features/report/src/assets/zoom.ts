/** A width and a height in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** A position or a distance in CSS px, from the center of the stage. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Zoom and pan: scale 1 fits the picture; the offset is between the centers of picture and stage.
 */
export interface ZoomView extends Point {
  scale: number;
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };

/** Beyond this a phone's photo shows no more detail. */
export const MAX_SCALE = 4;
/** Factor of a double click, and of each press of a button. */
export const STEP_SCALE = 2;

/** Width by height of an asset; 4 by 3 while its size is not known. */
export function ratioOf({
  width,
  height,
}: {
  width: number | null;
  height: number | null;
}): number {
  return width && height ? width / height : 4 / 3;
}

/** The largest size of a picture with this ratio that fits the stage. */
export function fitSize(stage: Size, ratio: number): Size {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
}

/** Scales by a factor; what is under `point` stays there, and no gap opens at the edges. */
export function zoomAt(
  view: ZoomView,
  factor: number,
  point: Point,
  stage: Size,
  ratio: number,
): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const x = point.x - (point.x - view.x) * grown;
  const y = point.y - (point.y - view.y) * grown;
  return within({ scale, x, y }, stage, ratio);
}

/** Moves the picture by a distance, but not beyond its edges. */
export function panBy(view: ZoomView, by: Point, stage: Size, ratio: number): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage, ratio);
}

function within({ scale, x, y }: ZoomView, stage: Size, ratio: number): ZoomView {
  const fit = fitSize(stage, ratio);
  const clamp = (value: number, picture: number, room: number) => {
    const most = Math.max(0, (picture * scale - room) / 2);
    // Adding zero turns -0 into 0, because -0 would not be equal.
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return {
    scale,
    x: clamp(x, fit.width, stage.width),
    y: clamp(y, fit.height, stage.height),
  };
}
