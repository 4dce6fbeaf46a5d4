import { make, makeButton, setAttributes, show, type Attributes } from './dom.ts';
import { makeIcon, type IconName } from './icons.ts';
import { changedBesideAngle, type SpinState } from './machine.ts';
import type { ViewerTexts } from './texts.ts';
import type { Spin } from './types.ts';
import type { Zoom } from './zoom.ts';
import { ZOOM_MAX } from './constants.ts';

/** The available buttons, in order. */
export const CONTROLS = ['play', 'zoomOut', 'zoomIn', 'pan', 'hd', 'fullscreen'] as const;

/** The name of a button. */
export type ControlName = (typeof CONTROLS)[number];

/** What the buttons control. */
export interface ControlTargets {
  readonly spin: Spin;
  readonly zoom: Zoom;
  readonly toggleFullscreen: () => void;
}

/** Zoom levels that a click on + or − goes. */
const CLICK_STEPS = 5;

const label = (button: HTMLButtonElement, text: string) =>
  setAttributes(button, { 'aria-label': text, title: text });

/** Creates the bar of buttons. */
export function createControls(
  { spin, zoom, toggleFullscreen }: ControlTargets,
  texts: ViewerTexts,
  names: readonly ControlName[],
): HTMLElement {
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
      label(button, texts[name]);
      return [name, button] as const;
    });
  const element = make('div', 'controls', { role: 'group', 'aria-label': texts.controls });
  element.append(...buttons.map(([, button]) => button));

  /** The name and state of each button. */
  const looks: Record<ControlName, (state: SpinState) => Attributes> = {
    play: ({ phase }) => ({ 'aria-disabled': phase !== 'ready' && 'true' }),
    zoomIn: ({ view }) => ({ 'aria-disabled': view.scale >= ZOOM_MAX && 'true' }),
    zoomOut: ({ view }) => ({ 'aria-disabled': view.scale <= 1 && 'true' }),
    pan: ({ mode }) => ({ 'aria-pressed': `${mode === 'pan'}` }),
    hd: ({ hd }) => ({ 'aria-pressed': `${hd}` }),
    fullscreen: ({ fullscreen }) => ({ 'aria-pressed': `${fullscreen}` }),
  };

  const update = (state: SpinState) => {
    for (const [name, button] of buttons) {
      setAttributes(button, looks[name](state));
      const shown = name === 'play' && state.motion === 'playing' ? 'pause' : name;
      if (name !== 'play' || button.title === texts[shown]) continue;
      button.replaceChildren(makeIcon(shown as IconName));
      label(button, texts[shown]);
    }
    show(element, state.phase !== 'waiting');
  };
  update(spin.state);
  spin.subscribe((state, previous) => {
    if (changedBesideAngle(state, previous)) update(state);
  });
  return element;
}
