import type { Spin } from './types.ts';

/** Switches the viewer to full screen and back. */
export interface Fullscreen {
  toggle(): void;
  /** Ends full screen, if it is on. */
  leave(): void;
}

/**
 * Uses the browser's full screen if it has one; otherwise (iPhones) covers the window, and Escape
 * ends that too. The state machine is notified either way.
 */
export function createFullscreen(root: HTMLElement, spin: Spin): Fullscreen {
  const covers = 'v360-covers';
  const tell = () => {
    const on = document.fullscreenElement === root || root.classList.contains(covers);
    spin.send({ type: 'fullscreen', on });
  };
  const cover = (on: boolean) => {
    root.classList.toggle(covers, on);
    tell();
  };
  const leave = () => {
    cover(false);
    if (document.fullscreenElement === root) void document.exitFullscreen();
  };

  root.addEventListener('fullscreenchange', tell);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cover(false);
  });

  return {
    toggle() {
      if (spin.state.fullscreen) leave();
      else if (document.fullscreenEnabled) root.requestFullscreen().catch(() => cover(true));
      else cover(true);
    },
    leave,
  };
}
