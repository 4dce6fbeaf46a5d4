import { make, makeButton, setAttributes, show } from './dom.ts';
import { makeIcon, type IconName } from './icons.ts';
import { percentLoaded, type SpinState } from './machine.ts';
import type { ViewerTexts } from './texts.ts';
import type { Spin } from './types.ts';
import type { Zoom } from './zoom.ts';
import { ZOOM_MAX } from './constants.ts';

/** The buttons there are, in their order. */
export const CONTROLS = ['play', 'zoomOut', 'zoomIn', 'pan', 'hd', 'fullscreen'] as const;

/** The name of a button. */
export type ControlName = (typeof CONTROLS)[number];

/** What the buttons drive. */
export interface ControlTargets {
  readonly spin: Spin;
  readonly zoom: Zoom;
  readonly toggleFullscreen: () => void;
}

/** Zoom levels that a click on + or − goes. */
const CLICK_STEPS = 5;

/** Creates the bar of buttons; `stop` ends its updates. */
export function createControls(
  { spin, zoom, toggleFullscreen }: ControlTargets,
  texts: ViewerTexts,
  names: readonly ControlName[],
): { element: HTMLElement; stop: () => void } {
  const acts: Record<ControlName, () => void> = {
    play() {
      const { motion } = spin.state;
      spin.touch();
      if (motion === 'paused') spin.send({ type: 'play' });
    },
    zoomOut: () => zoom.by(-CLICK_STEPS),
    zoomIn: () => zoom.by(spin.state.view.scale > 1 ? CLICK_STEPS : 1),
    pan: () => zoom.setMode(spin.state.mode === 'pan' ? 'spin' : 'pan'),
    hd: () => spin.send({ type: 'hd', on: !spin.state.hd }),
    fullscreen: toggleFullscreen,
  };
  const buttons = names
    .filter((name) => (name === 'hd' ? spin.hasHd : name !== 'play' || spin.state.count > 1))
    .map((name) => {
      const act = () => {
        spin.send({ type: 'touch' });
        acts[name]();
      };
      const button = makeButton(`button v360-${name}`, act, name === 'hd' ? 'HD' : makeIcon(name));
      setAttributes(button, { 'aria-label': texts[name], title: texts[name] });
      return [name, button] as const;
    });
  const element = make('div', 'controls', { role: 'group', 'aria-label': texts.controls });
  element.append(...buttons.map(([, button]) => button));

  const draw = (button: HTMLButtonElement, icon: IconName, label: string) => {
    if (button.title === label) return;
    button.replaceChildren(makeIcon(icon));
    setAttributes(button, { 'aria-label': label, title: label });
  };

  const update = (state: SpinState) => {
    const playing = state.motion === 'playing';
    const loadingHd = state.hd && state.awaited === 'high' && state.phase === 'loading';
    for (const [name, button] of buttons) {
      if (name === 'play') {
        draw(button, playing ? 'pause' : 'play', playing ? texts.pause : texts.play);
        setAttributes(button, { 'aria-disabled': state.phase !== 'ready' && 'true' });
      } else if (name === 'zoomIn') {
        setAttributes(button, { 'aria-disabled': state.view.scale >= ZOOM_MAX && 'true' });
      } else if (name === 'zoomOut') {
        setAttributes(button, { 'aria-disabled': state.view.scale <= 1 && 'true' });
      } else if (name === 'pan') {
        setAttributes(button, { 'aria-pressed': String(state.mode === 'pan') });
      } else if (name === 'hd') {
        setAttributes(button, {
          'aria-pressed': String(state.hd),
          'aria-busy': loadingHd && 'true',
        });
        button.style.setProperty('--v360-part', `${loadingHd ? percentLoaded(state) : 100}%`);
      } else {
        setAttributes(button, { 'aria-pressed': String(state.fullscreen) });
      }
    }
    show(element, state.phase !== 'waiting');
  };
  update(spin.state);
  const stop = spin.subscribe((state, previous) => {
    if (state.frame === previous.frame || state.motion !== previous.motion) update(state);
  });
  return { element, stop };
}
