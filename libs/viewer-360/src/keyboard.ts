import { PAN_STEP } from './constants.ts';
import type { Spin } from './types.ts';
import type { Zoom } from './zoom.ts';

/** Page keys turn by an eighth of the ring. */
const PAGES = 8;

/**
 * Handles keys while `target` has the focus: arrows, Home, End, PageUp, PageDown, +, −, space, f
 * and h. In pan mode the arrows move the picture by 10 px.
 */
export function attachKeyboard(
  target: HTMLElement,
  spin: Spin,
  zoom: Zoom,
  toggleFullscreen: () => void,
): void {
  const arrow = (x: number, y: number) => () => {
    if (spin.state.mode === 'pan') zoom.pan({ x: -x * PAN_STEP, y: y * PAN_STEP });
    else spin.turnBy(x || y);
  };
  const nearer = () => zoom.by(1);
  const page = Math.max(1, Math.round(spin.state.count / PAGES));
  const keys: Record<string, () => void> = {
    ArrowRight: arrow(1, 0),
    ArrowLeft: arrow(-1, 0),
    ArrowUp: arrow(0, 1),
    ArrowDown: arrow(0, -1),
    Home: () => spin.turnTo(0),
    End: () => spin.turnTo(spin.state.count - 1),
    PageUp: () => spin.turnBy(page),
    PageDown: () => spin.turnBy(-page),
    '+': nearer,
    '=': nearer,
    '-': () => zoom.by(-1),
    f: toggleFullscreen,
    h: () => spin.hasHd && spin.send({ type: 'hd', on: !spin.state.hd }),
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === ' ') {
      const playing = spin.state.motion === 'playing';
      spin.touch();
      if (!playing) spin.send({ type: 'play' });
    } else {
      const act = keys[key] ?? keys[key.toLowerCase()];
      if (!act) return;
      spin.touch();
      act();
    }
    event.preventDefault();
  };
  target.addEventListener('keydown', onKey);
}
