import { make, makeButton, setAttributes } from './dom.ts';
import { frameUrl } from './frames.ts';
import { degreesOf, shortestTurn } from './ring.ts';
import type { ViewerTexts } from './texts.ts';
import type { Spin } from './types.ts';

/** A strip of evenly spread frames to jump to. `base` is the folder of the small pictures. */
export function createThumbnails(
  spin: Spin,
  texts: ViewerTexts,
  base: string,
  most: number,
): HTMLElement {
  const { count } = spin.state;
  const wanted = Math.min(most, count);
  const items = Array.from({ length: wanted }, (_, k) => {
    const frame = Math.floor((k * count) / wanted);
    const image = make('img', 'thumb-picture', {
      src: frameUrl(base, frame),
      alt: '',
      loading: 'lazy',
    });
    const turn = () => {
      spin.touch();
      spin.turnTo(frame);
    };
    const button = makeButton('thumb', turn, image);
    setAttributes(button, { 'aria-label': texts.angle(degreesOf(frame, count)) });
    image.addEventListener('error', () => image.remove());
    return { frame, button };
  });
  const element = make('div', 'thumbs', { role: 'group', 'aria-label': texts.thumbnails });
  element.append(...items.map(({ button }) => button));

  const update = () => {
    const away = (frame: number) => Math.abs(shortestTurn(spin.state.frame, frame, count));
    const nearest = Math.min(...items.map(({ frame }) => away(frame)));
    let marked = false;
    for (const { frame, button } of items) {
      const current: boolean = !marked && away(frame) === nearest;
      marked ||= current;
      setAttributes(button, { 'aria-current': current && 'true' });
    }
  };
  update();
  spin.subscribe((state, previous) => {
    if (state.frame !== previous.frame) update();
  });
  return element;
}
