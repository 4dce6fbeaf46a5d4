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
  stage.prepend(plane);
  const contexts = [true, false].map(() => {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.cssText = 'position:absolute;visibility:hidden';
    canvas.width = 0;
    plane.append(canvas);
    return canvas.getContext('2d', { alpha: false });
  });
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

  const show = (picture: Picture) => {
    const { width, height, source } = picture;
    const fit = fitSize(picture, size);
    const exact = Math.abs(fit.width * density - width) < 2;
    const box = exact ? { width: width / density, height: height / density } : fit;
    const place = {
      width: `${box.width}px`,
      height: `${box.height}px`,
      left: `${Math.round(((size.width - box.width) / 2) * density) / density}px`,
      top: `${Math.round(((size.height - box.height) / 2) * density) / density}px`,
    };
    contexts.forEach((context, index) => {
      if (!context) return;
      const { canvas } = context;
      const used = exact === (index === 0);
      canvas.style.visibility = used ? '' : 'hidden';
      if (!used) return;
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
      }
      Object.assign(canvas.style, place);
      context.drawImage(source, 0, 0, width, height);
    });
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
      show(picture);
      drawn = picture;
    },
    destroy() {
      observer.disconnect();
      for (const context of contexts) if (context) context.canvas.width = 0;
      plane.remove();
    },
  };
}
