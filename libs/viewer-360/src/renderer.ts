import type { Picture } from './decoder.ts';
import type { Painter } from './painter.ts';
import { fitSize, type Size, type View } from './view.ts';

/** Shows one picture at a time on the stage. */
export interface Renderer {
  /** The stage in CSS px. */
  stage(): Size;
  /** The stage in device px. */
  pixels(): Size;
  /** Shows a picture at once; without one, the current picture stays. */
  draw(picture: Picture | undefined, view: View): void;
  /** Continues with another painter. */
  use(painter: Painter): void;
  /** Stops observing the stage. */
  destroy(): void;
}

/** Higher pixel densities are treated as this one. */
const MAX_DENSITY = 3;

/**
 * Puts a painter's canvas on `stage` and follows its size; `resized` must draw before it returns.
 *
 * The canvas has the size of the sharpest picture shown; fitting, zooming and panning use CSS and
 * happen off the main thread.
 */
export function createRenderer(stage: HTMLElement, first: Painter, resized: () => void): Renderer {
  const plane = document.createElement('div');
  plane.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  plane.setAttribute('aria-hidden', 'true');
  stage.prepend(plane);
  let painter: Painter;
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

  /** Sizes the canvas for a picture: pixel-perfect if it was decoded for this stage. */
  const layOut = ({ width, height }: Size) => {
    const fit = fitSize({ width, height }, size);
    const exact = Math.abs(fit.width * density - width) < 2;
    // Separate properties: rewriting an unchanged one costs no layout.
    const { style } = painter.canvas;
    style.width = `${exact ? width / density : fit.width}px`;
    style.height = `${exact ? height / density : fit.height}px`;
  };

  const use = (other: Painter) => {
    painter = other;
    painter.canvas.style.cssText = 'position:absolute;inset:0;margin:auto';
    drawn = undefined;
    plane.replaceChildren(painter.canvas);
  };
  use(first);

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
        // No transform if the picture fits: even an identity transform makes painting slower.
        plane.style.transform = scale === 1 ? '' : `translate(${x}px,${y}px) scale(${scale})`;
        placed = view;
      }
      if (!picture || picture === drawn) return;
      if (picture.width !== drawn?.width || picture.height !== drawn.height) layOut(picture);
      painter.draw(picture);
      drawn = picture;
    },
    use,
    destroy() {
      observer.disconnect();
      plane.remove();
    },
  };
}
