import { createAccessibility } from './accessibility.ts';
import { createControls, CONTROLS, type ControlName } from './controls.ts';
import { make } from './dom.ts';
import { createFullscreen } from './fullscreen.ts';
import { createHotspots } from './hotspots.ts';
import type { Hotspot } from './hotspotTrack.ts';
import { attachKeyboard } from './keyboard.ts';
import { changedBesideAngle, type SpinState } from './machine.ts';
import { whenNear } from './near.ts';
import { createOverlay } from './overlay.ts';
import { createSpin } from './spin.ts';
import { adoptStyles } from './styles.ts';
import { defaultTexts, type ViewerTexts } from './texts.ts';
import { createThumbnails } from './thumbnails.ts';
import type { Spin, SpinOptions } from './types.ts';
import { createWorkerPainter } from './workerPainter.ts';
import { attachZoom, type Zoom } from './zoom.ts';

/** Options of the whole viewer in addition to those of its core. */
export interface ViewerOptions extends Omit<SpinOptions, 'wait' | 'painter'> {
  /** Start loading only near the viewport; true by default. */
  lazy?: boolean | undefined;
  hotspots?: readonly Hotspot[] | undefined;
  /** A hotspot's bubble was opened; called with its id. */
  onHotspot?: ((id: string | undefined) => void) | undefined;
  /** Which buttons to show; all by default, none with `false`. */
  controls?: boolean | readonly ControlName[] | undefined;
  /** A strip of small pictures; `true` for 12, or how many. */
  thumbnails?: boolean | number | undefined;
  /**
   * The wheel zooms even while the whole picture is shown, when it would otherwise scroll the page.
   */
  wheelZoom?: boolean | undefined;
  /** Texts that replace the en-US ones. */
  texts?: Partial<ViewerTexts> | undefined;
}

/** The whole viewer in a container. */
export interface Viewer {
  /** The element it added to the container. */
  readonly element: HTMLElement;
  readonly spin: Spin;
  readonly zoom: Zoom;
  setHotspots(hotspots: readonly Hotspot[]): void;
  /** Turns to a hotspot by its id and opens its bubble; `undefined` closes what is open. */
  showHotspot(id: string | undefined): void;
  toggleFullscreen(): void;
  /** Aborts requests, frees memory and removes everything. */
  destroy(): void;
}

/** Creates a complete viewer as the last child of `container`. */
export function createViewer(container: HTMLElement, options: ViewerOptions): Viewer {
  const texts = { ...defaultTexts, ...options.texts };
  const stage = make('div', 'stage');
  const frame = make('div', 'frame', {}, stage);
  const root = make('div', 'viewer', { role: 'group', 'aria-label': texts.label }, frame);
  container.append(root);
  adoptStyles(root);

  const wait = (begin: () => void) => whenNear(stage, begin);
  const spin = createSpin(stage, {
    ...options,
    painter: createWorkerPainter,
    wait: options.lazy === false ? undefined : wait,
  });
  const zoom = attachZoom(stage, spin, options.wheelZoom);
  const fullscreen = createFullscreen(root, spin);
  const { slider, live } = createAccessibility(spin, texts);
  const hotspots = createHotspots(spin, texts, options.onHotspot);
  stage.append(slider);
  frame.append(hotspots.element, createOverlay(spin, texts));
  root.append(live);

  const { controls = true, thumbnails = false } = options;
  if (controls !== false) {
    const targets = { spin, zoom, toggleFullscreen: fullscreen.toggle };
    root.append(createControls(targets, texts, controls === true ? CONTROLS : controls));
  }
  if (thumbnails !== false && spin.state.count > 1) {
    const most = thumbnails === true ? 12 : thumbnails;
    root.append(createThumbnails(spin, texts, options.lowBase ?? options.base, most));
  }

  attachKeyboard(slider, spin, zoom, fullscreen.toggle);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hotspots.close(true);
  });
  stage.addEventListener('pointerdown', () => hotspots.close(false));

  /** Reflects the viewer's state in attributes of the element, for style sheets. */
  const mark = ({ phase, mode, motion }: SpinState) =>
    Object.assign(root.dataset, { phase, mode, motion });
  mark(spin.state);
  spin.subscribe((state, previous) => {
    if (changedBesideAngle(state, previous)) mark(state);
  });
  hotspots.set(options.hotspots ?? []);

  return {
    element: root,
    spin,
    zoom,
    setHotspots: hotspots.set,
    showHotspot: hotspots.show,
    toggleFullscreen: fullscreen.toggle,
    destroy() {
      // The parts only listen to the spin and to their own elements, and are removed with them.
      fullscreen.leave();
      zoom.destroy();
      spin.destroy();
      root.remove();
    },
  };
}
