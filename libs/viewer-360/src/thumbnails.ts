import { make, makeButton, setAttributes } from './dom.ts';
import { frameUrl } from './frames.ts';
import { degreesOf, findNearest } from './ring.ts';
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
  const buttons = new Map<number, HTMLElement>();
  for (let k = 0; k < wanted; k++) {
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
    buttons.set(frame, button);
  }
  const element = make('div', 'thumbs', { role: 'group', 'aria-label': texts.thumbnails });
  element.append(...buttons.values());

  const update = () => {
    const nearest = findNearest(spin.state.frame, count, (frame) => buttons.has(frame));
    for (const [frame, button] of buttons) {
      setAttributes(button, { 'aria-current': frame === nearest && 'true' });
    }
  };
  update();
  spin.subscribe((state, previous) => {
    if (state.frame !== previous.frame) update();
  });
  return element;
}
