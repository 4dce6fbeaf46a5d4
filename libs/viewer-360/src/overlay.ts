import { make, makeButton, setAttributes, show } from './dom.ts';
import { makeIcon } from './icons.ts';
import { isEmpty, percentLoaded, type SpinState } from './machine.ts';
import type { ViewerTexts } from './texts.ts';
import type { Spin } from './types.ts';

/** Creates what lies over the picture: how to drag, how much is loaded, and that nothing came. */
export function createOverlay(spin: Spin, texts: ViewerTexts): HTMLElement {
  const intro = make('div', 'intro', {}, makeIcon('drag'), texts.intro);
  const percent = make('span', 'percent');
  const bar = make('div', 'bar', {
    role: 'progressbar',
    'aria-label': texts.label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  });
  const progress = make('div', 'progress', {}, percent, bar);
  const empty = make('div', 'empty', {}, texts.failed);
  empty.append(makeButton('retry', spin.reload, texts.retry));
  const element = make('div', 'overlay', {}, progress, intro, empty);

  const update = (state: SpinState) => {
    const loaded = percentLoaded(state);
    const nothing = isEmpty(state);
    show(progress, state.phase !== 'ready');
    show(empty, nothing);
    show(intro, state.intro && !nothing);
    if (state.phase === 'ready') return;
    percent.textContent = texts.loading(loaded);
    setAttributes(bar, { 'aria-valuenow': loaded, 'aria-valuetext': texts.loading(loaded) });
    bar.style.setProperty('--v360-part', `${loaded}%`);
  };
  update(spin.state);
  spin.subscribe((state, previous) => {
    const { phase, intro: hint, settled, awaited, failed } = previous;
    const same = phase === state.phase && hint === state.intro && settled === state.settled;
    if (!same || awaited !== state.awaited || failed !== state.failed) update(state);
  });
  return element;
}
