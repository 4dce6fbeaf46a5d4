import { vi } from 'vitest';
import { createViewer, type Viewer, type ViewerOptions } from '../viewer.ts';
import { drawnFrames, HIGH, LOW, type DrawnLoader, type DrawnOptions } from './frames.ts';

/** A viewer on the page with a drawn ring. */
export interface Mounted {
  readonly viewer: Viewer;
  readonly container: HTMLElement;
  readonly load: DrawnLoader;
  readonly slider: HTMLElement;
}

const mounted = new Set<Mounted>();

/** Puts a viewer of 600 × 400 px on the page. */
export function mount(
  options: Partial<ViewerOptions> = {},
  drawn: Partial<DrawnOptions> = {},
): Mounted {
  const { count = 12 } = options;
  const load = drawnFrames({ count, ...drawn });
  const container = document.createElement('div');
  container.style.cssText = 'width:600px;height:400px';
  document.body.append(container);
  const viewer = createViewer(container, {
    base: HIGH,
    lowBase: LOW,
    count,
    loadFrame: load,
    ...options,
  });
  const slider = container.querySelector<HTMLElement>('.v360-slider') as HTMLElement;
  const all = { viewer, container, load, slider };
  mounted.add(all);
  return all;
}

/** Removes every mounted viewer from the page. */
export function unmountAll(): void {
  for (const { viewer, container } of mounted) {
    viewer.destroy();
    container.remove();
  }
  mounted.clear();
}

/** The pixel in the middle of the visible picture, as `r,g,b`; undefined if there is none. */
export function shownPixel(container: HTMLElement): string | undefined {
  const canvas = container.querySelector('canvas');
  if (!canvas?.width) return undefined;
  // A canvas drawn by a worker cannot be read directly, but can be copied to another one.
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen?.drawImage(canvas, -canvas.width / 2, -canvas.height * 0.62);
  const data = pen?.getImageData(0, 0, 1, 1);
  return data ? [...data.data.slice(0, 3)].join() : undefined;
}

/** Waits until the next picture is painted. */
export const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/**
 * Dispatches a realistic pointer event to an element; points are relative to its top left.
 *
 * @param timeStamp when it happened, in ms; by default now
 */
export function point(
  target: HTMLElement,
  type: 'down' | 'move' | 'up' | 'cancel',
  x: number,
  y: number,
  { timeStamp, ...more }: PointerEventInit & { timeStamp?: number } = {},
): void {
  const { left, top } = target.getBoundingClientRect();
  const event = new PointerEvent(`pointer${type}`, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    button: type === 'move' ? -1 : 0,
    clientX: left + x,
    clientY: top + y,
    ...more,
  });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  target.dispatchEvent(event);
}

/** Retries `check` until it passes; long enough for a busy machine. Drives a fake clock. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 25_000, interval: 20 });
