import type { Spin } from './types.ts';

/** Switches the viewer to the whole screen and back. */
export interface Fullscreen {
  toggle(): void;
  destroy(): void;
}

/**
 * Uses the browser's full screen where it has one, else (phones with iOS) covers the window, which
 * Escape ends too. The state machine learns of it either way.
 */
export function createFullscreen(root: HTMLElement, spin: Spin): Fullscreen {
  const covers = 'v360-covers';
  const stop = new AbortController();
  const isOn = () => document.fullscreenElement === root || root.classList.contains(covers);
  const tell = () => spin.send({ type: 'fullscreen', on: isOn() });
  const cover = (on: boolean) => {
    root.classList.toggle(covers, on);
    tell();
  };

  root.addEventListener('fullscreenchange', tell, { signal: stop.signal });
  root.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && root.classList.contains(covers)) cover(false);
    },
    { signal: stop.signal },
  );

  const leave = () => {
    if (document.fullscreenElement === root) void document.exitFullscreen().catch(() => {});
    else cover(false);
  };

  return {
    toggle() {
      if (isOn()) leave();
      else if (document.fullscreenEnabled) root.requestFullscreen().catch(() => cover(true));
      else cover(true);
    },
    destroy() {
      stop.abort();
      if (isOn()) leave();
    },
  };
}
