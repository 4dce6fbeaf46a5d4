import type { Picture } from './decoder.ts';
import { fitSize, type Size, type View } from './view.ts';

/** Shows one picture at a time on the stage. */
export interface Renderer {
  /** The stage in CSS px. */
  stage(): Size;
  /** The stage in device px. */
  pixels(): Size;
  /** Shows a picture at once; with none, what was shown stays. */
  draw(picture: Picture | undefined, view: View): void;
  /** Frees the canvases. */
  destroy(): void;
}

/** Screens denser than this are served as if they were this dense. */
const MAX_DENSITY = 3;

/**
 * Adds a canvas to `stage` and follows its size; `resized` must draw before it returns.
 *
 * The canvas has the pictures' own size, so that drawing is a plain copy; fitting, zooming and
 * panning are CSS and happen off the main thread.
 */
export function createRenderer(stage: HTMLElement, resized: () => void): Renderer {
  const plane = document.createElement('div');
  const canvas = document.createElement('canvas');
  plane.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  plane.setAttribute('aria-hidden', 'true');
  canvas.width = 0;
  plane.append(canvas);
  stage.prepend(plane);
  const context = canvas.getContext('2d', { alpha: false });
  let size: Size = { width: 0, height: 0 };
  let density = 1;
  let drawn: Picture | undefined;
  let placed: View | undefined;

  const measure = () => {
    const { clientWidth: width, clientHeight: height } = stage;
    const dense = Math.min(devicePixelRatio, MAX_DENSITY);
    if (width === size.width && height === size.height && dense === density) return false;
    size = { width, height };
    density = dense;
    drawn = undefined;
    return true;
  };

  /** Sizes the canvas for a picture: pixel on pixel where it was made for this stage. */
  const layOut = ({ width, height }: Size) => {
    const fit = fitSize({ width, height }, size);
    const exact = Math.abs(fit.width * density - width) < 2;
    const box = exact ? { width: width / density, height: height / density } : fit;
    const inset = (whole: number, part: number) =>
      Math.round(((whole - part) / 2) * density) / density;
    canvas.width = width;
    canvas.height = height;
    canvas.style.cssText = `position:absolute;left:${inset(size.width, box.width)}px;top:${inset(size.height, box.height)}px;width:${box.width}px;height:${box.height}px`;
  };

  const observer = new ResizeObserver(() => {
    if (measure()) resized();
  });
  try {
    observer.observe(stage, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(stage);
  }
  measure();

  return {
    stage: () => size,
    pixels: () => ({ width: size.width * density, height: size.height * density }),
    draw(picture, view) {
      if (view !== placed) {
        const { scale, x, y } = view;
        // None at all where the picture fits: even an empty one costs each painting something.
        plane.style.transform = scale === 1 ? '' : `translate(${x}px,${y}px) scale(${scale})`;
        placed = view;
      }
      if (!picture || picture === drawn) return;
      if (picture.width !== drawn?.width || picture.height !== drawn.height) layOut(picture);
      context?.drawImage(picture.source, 0, 0, picture.width, picture.height);
      drawn = picture;
    },
    destroy() {
      observer.disconnect();
      canvas.width = 0;
      plane.remove();
    },
  };
}
