import { make, setAttributes } from './dom.ts';
import { isEmpty, type SpinState } from './machine.ts';
import { degreesOf } from './ring.ts';
import type { ViewerTexts } from './texts.ts';
import type { Spin } from './types.ts';

/** What assistive technology sees of the ring: a slider, and occasional announcements. */
export interface Accessibility {
  /** The slider that receives the keyboard focus; it covers the stage. */
  readonly slider: HTMLElement;
  /** The polite live region. */
  readonly live: HTMLElement;
}

/** Minimum time between two announcements of a turning ring's angle, in ms. */
const SPEAK_EVERY = 250;

/** What to announce when the state changes: little, and nothing twice. */
export function announcement(
  state: SpinState,
  previous: SpinState,
  texts: ViewerTexts,
): string | undefined {
  if (state.phase !== 'ready' || previous.phase === 'ready') return undefined;
  if (isEmpty(state)) return texts.failed;
  return state.awaited === 'high' ? texts.hdReady : texts.ready;
}

/** Creates the slider and the live region and keeps them up to date. */
export function createAccessibility(spin: Spin, texts: ViewerTexts): Accessibility {
  const { count } = spin.state;
  const live = make('div', 'live', { 'aria-live': 'polite' });
  const slider = make('div', 'slider', {
    tabindex: 0,
    role: count > 1 ? 'slider' : 'img',
    'aria-label': texts.label,
    ...(count > 1 && { 'aria-valuemin': 0, 'aria-valuemax': count - 1 }),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const speak = () => {
    timer = undefined;
    if (count === 1) return;
    const { frame } = spin.state;
    setAttributes(slider, {
      'aria-valuenow': frame,
      'aria-valuetext': texts.angle(degreesOf(frame, count)),
    });
  };
  speak();

  spin.subscribe((state, previous) => {
    if (state.frame !== previous.frame) timer ??= setTimeout(speak, SPEAK_EVERY);
    const words = announcement(state, previous, texts);
    if (words) live.textContent = words;
  });

  return { slider, live };
}
