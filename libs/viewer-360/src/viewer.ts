import { createAccessibility } from './accessibility.ts';
import { createControls, CONTROLS, type ControlName } from './controls.ts';
import { make, setAttributes } from './dom.ts';
import { createFullscreen } from './fullscreen.ts';
import { createHotspots } from './hotspots.ts';
import type { Hotspot } from './hotspot-track.ts';
import { attachKeyboard } from './keyboard.ts';
import { createOverlay } from './overlay.ts';
import { createSpin } from './spin.ts';
import { adoptStyles } from './styles.ts';
import { defaultTexts, type ViewerTexts } from './texts.ts';
import { createThumbnails } from './thumbnails.ts';
import type { Spin, SpinOptions } from './types.ts';
import { attachZoom, type Zoom } from './zoom.ts';

/** What the whole viewer takes beyond what its core does. */
export interface ViewerOptions extends SpinOptions {
  hotspots?: readonly Hotspot[] | undefined;
  /** Which buttons; all without it, none with `false`. */
  controls?: boolean | readonly ControlName[] | undefined;
  /** A strip of small pictures; `true` for 12, or how many. */
  thumbnails?: boolean | number | undefined;
  /** The wheel zooms also while the whole picture is seen, where it would scroll the page. */
  wheelZoom?: boolean | undefined;
  /** Words other than the en-US ones. */
  texts?: Partial<ViewerTexts> | undefined;
}

/** The whole viewer in a container. */
export interface Viewer {
  /** The element it added to the container. */
  readonly element: HTMLElement;
  readonly spin: Spin;
  readonly zoom: Zoom;
  setHotspots(hotspots: readonly Hotspot[]): void;
  toggleFullscreen(): void;
  /** Aborts, frees and removes everything. */
  destroy(): void;
}

/** Creates a viewer with everything as the last child of `container`. */
export function createViewer(container: HTMLElement, options: ViewerOptions): Viewer {
  const texts = { ...defaultTexts, ...options.texts };
  const stage = make('div', 'stage');
  const frame = make('div', 'frame', {}, stage);
  const root = make('div', 'viewer', { role: 'group', 'aria-label': texts.label }, frame);
  const dropStyles = adoptStyles(container);
  container.append(root);

  const spin = createSpin(stage, options);
  const zoom = attachZoom(stage, spin, options.wheelZoom);
  const fullscreen = createFullscreen(root, spin);
  const { slider, live, destroy: stopSpeaking } = createAccessibility(spin, texts);
  const hotspots = createHotspots(spin, texts);
  const overlay = createOverlay(spin, texts);
  const parts = [overlay];
  stage.append(slider);
  frame.append(hotspots.element, overlay.element);
  root.append(live);

  const { controls = true, thumbnails = false } = options;
  if (controls !== false) {
    const targets = { spin, zoom, toggleFullscreen: fullscreen.toggle };
    const bar = createControls(targets, texts, controls === true ? CONTROLS : controls);
    frame.append(bar.element);
    parts.push(bar);
  }
  if (thumbnails !== false && spin.state.count > 1) {
    const most = thumbnails === true ? 12 : thumbnails;
    const strip = createThumbnails(spin, texts, options.lowBase ?? options.base, most);
    root.append(strip.element);
    parts.push(strip);
  }

  const stopKeys = attachKeyboard(slider, spin, zoom, { toggleFullscreen: fullscreen.toggle });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hotspots.close(true);
  };
  root.addEventListener('keydown', onKey);
  stage.addEventListener('pointerdown', () => hotspots.close(false));

  const mark = () => {
    const { phase, mode, motion, view, fullscreen: full } = spin.state;
    setAttributes(root, {
      'data-phase': phase,
      'data-mode': mode,
      'data-motion': motion,
      'data-zoomed': view.scale > 1,
      'data-fullscreen': full,
    });
  };
  mark();
  const unmark = spin.subscribe((state, previous) => {
    if (state.frame === previous.frame || state.motion !== previous.motion) mark();
  });
  hotspots.set(options.hotspots ?? []);

  return {
    element: root,
    spin,
    zoom,
    setHotspots: hotspots.set,
    toggleFullscreen: fullscreen.toggle,
    destroy() {
      fullscreen.destroy();
      unmark();
      stopKeys();
      stopSpeaking();
      hotspots.destroy();
      for (const part of parts) part.stop();
      zoom.destroy();
      spin.destroy();
      root.remove();
      dropStyles();
    },
  };
}
