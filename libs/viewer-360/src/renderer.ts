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
 * Adds canvases to `stage` and follows its size; `resized` must draw before it returns.
 *
 * Pictures decoded for this stage and smaller ones have a canvas each, of their own size, so that
 * drawing is a plain copy; fitting, zooming and panning are CSS and happen off the main thread.
 */
export function createRenderer(stage: HTMLElement, resized: () => void): Renderer {
  const plane = document.createElement('div');
  plane.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  plane.setAttribute('aria-hidden', 'true');
  stage.prepend(plane);
  const [exact, scaled] = [1, 2].map(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 0;
    plane.append(canvas);
    return canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  }) as [CanvasRenderingContext2D, CanvasRenderingContext2D];
  let size: Size = { width: 0, height: 0 };
  let density = 1;
  let drawn: Picture | undefined;
  let context: CanvasRenderingContext2D | undefined;
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

  /** Lays the canvas for a picture of this size out, pixel on pixel where it was made for the stage. */
  const layOut = ({ width, height }: Size) => {
    const fit = fitSize({ width, height }, size);
    const isExact = Math.abs(fit.width * density - width) < 2;
    const box = isExact ? { width: width / density, height: height / density } : fit;
    const inset = (whole: number, part: number) =>
      `${Math.round(((whole - part) / 2) * density) / density}px`;
    const [used, other] = isExact ? [exact, scaled] : [scaled, exact];
    const { canvas } = used;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    canvas.style.cssText = `position:absolute;left:${inset(size.width, box.width)};top:${inset(size.height, box.height)};width:${box.width}px;height:${box.height}px`;
    other.canvas.style.cssText = 'display:none';
    return used;
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
        plane.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
        placed = view;
      }
      if (!picture || picture === drawn) return;
      const { width, height, source } = picture;
      if (!context || width !== drawn?.width || height !== drawn.height) context = layOut(picture);
      context.drawImage(source, 0, 0, width, height);
      drawn = picture;
    },
    destroy() {
      observer.disconnect();
      exact.canvas.width = scaled.canvas.width = 0;
      plane.remove();
    },
  };
}
