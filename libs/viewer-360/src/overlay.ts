import { make, makeButton, show } from './dom.ts';
import { makeIcon } from './icons.ts';
import { changedBesideAngle, isEmpty, percentLoaded, type SpinState } from './machine.ts';
import type { ViewerTexts } from './texts.ts';
import type { Spin } from './types.ts';

/** Creates the overlays: drag hint, loading progress, and error. */
export function createOverlay(spin: Spin, texts: ViewerTexts): HTMLElement {
  const intro = make('div', 'intro', {}, makeIcon('drag'), texts.intro);
  const percent = make('span', 'percent');
  const bar = make('progress', 'bar', { max: 100, 'aria-label': texts.label });
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
    bar.value = loaded;
  };
  update(spin.state);
  spin.subscribe((state, previous) => {
    if (changedBesideAngle(state, previous)) update(state);
  });
  return element;
}
