import { make, makeButton, setAttributes } from './dom.ts';
import { placeAt, tracksOf, type Hotspot, type HotspotTrack } from './hotspotTrack.ts';
import { isIconName, makeIcon } from './icons.ts';
import type { ViewerTexts } from './texts.ts';
import type { Spin } from './types.ts';

/** The buttons that point at places of the object. */
export interface Hotspots {
  readonly element: HTMLElement;
  /** Replaces the places. */
  set(hotspots: readonly Hotspot[]): void;
  /** Turns to a place by its id and opens its bubble; `undefined` closes what is open. */
  show(id: string | undefined): void;
  /** Closes the open bubble, and optionally returns the focus to its button. */
  close(refocus: boolean): void;
}

interface Spot {
  readonly first: Hotspot;
  /** Its position on every frame, so that turning computes nothing. */
  readonly places: readonly (Pick<Hotspot, 'x' | 'y'> | undefined)[];
  readonly button: HTMLButtonElement;
}

/**
 * The content of a button. Visible text is part of its accessible name, so that voice control
 * works.
 */
function iconOf(icon = 'info'): Node {
  if (isIconName(icon)) return makeIcon(icon);
  return /[/.:]/.test(icon)
    ? make('img', 'glyph', { src: icon, alt: '' })
    : make('span', 'glyph', {}, icon);
}

/** Half of the maximum width of a bubble, in px. */
const HALF_BUBBLE = 132;

let bubbles = 0;

/**
 * Adds a button for each place. Those that the current frame does not show are invisible but stay
 * in the tab order: focusing one turns the ring to it.
 */
export function createHotspots(
  spin: Spin,
  texts: ViewerTexts,
  onOpen?: (id: string | undefined) => void,
): Hotspots {
  const element = make('div', 'hotspots');
  const text = make('div', 'bubble-text');
  const link = make('a', 'bubble-link', {}, texts.openHotspot);
  const bubble = make('div', 'bubble', { id: `v360-bubble-${++bubbles}`, hidden: true });
  const closer = makeButton('bubble-close', () => close(true), makeIcon('close'));
  setAttributes(closer, { 'aria-label': texts.closeHotspot });
  bubble.append(text, closer);
  let spots: Spot[] = [];
  let open: Spot | undefined;

  const close = (refocus: boolean) => {
    const was = open;
    if (!was) return;
    open = undefined;
    bubble.hidden = true;
    setAttributes(was.button, { 'aria-expanded': 'false' });
    if (refocus) was.button.focus({ preventScroll: true });
  };

  /** Positions every button and the open bubble for the current frame and view. */
  const place = () => {
    const { frame, view } = spin.state;
    const { fit, stage } = spin;
    for (const { places, button } of spots) {
      const at = places[frame];
      button.classList.toggle('v360-away', !at);
      if (!at) {
        if (open?.button === button) close(false);
        continue;
      }
      const x = stage.width / 2 + view.x + (at.x - 0.5) * fit.width * view.scale;
      const y = stage.height / 2 + view.y + (at.y - 0.5) * fit.height * view.scale;
      button.style.transform = `translate(${x}px,${y}px)`;
      if (open?.button !== button) continue;
      const left = Math.max(HALF_BUBBLE, Math.min(x, stage.width - HALF_BUBBLE));
      const shift = y < stage.height * 0.55 ? '22px)' : 'calc(-100% - 22px))';
      bubble.style.transform = `translate(${left}px,${y}px) translate(-50%,${shift}`;
    }
  };

  const toggle = (spot: Spot) => {
    const same = open === spot;
    close(false);
    if (same) return;
    const { text: words, href, id } = spot.first;
    open = spot;
    text.textContent = words;
    setAttributes(link, { href });
    if (href) text.append(link);
    bubble.hidden = false;
    spot.button.after(bubble);
    setAttributes(spot.button, { 'aria-expanded': 'true' });
    place();
    onOpen?.(id);
  };

  const addSpot = (track: HotspotTrack): Spot => {
    const { first } = track;
    const { count } = spin.state;
    const icon = iconOf(first.icon);
    const button = makeButton('hotspot v360-away', () => toggle(spot), icon);
    setAttributes(button, {
      'aria-label': `${icon.textContent} ${first.text}`.trim(),
      'aria-expanded': 'false',
      'aria-controls': bubble.id,
    });
    const places = Array.from({ length: count }, (_, frame) => placeAt(track, frame, count));
    const spot: Spot = { first, places, button };
    button.addEventListener('focus', () => {
      spin.touch();
      if (!places[spin.state.frame]) spin.turnTo(first.frame);
    });
    return spot;
  };

  spin.subscribe((state, previous) => {
    const { frame, view, settled } = previous;
    if (frame !== state.frame || view !== state.view || settled !== state.settled) place();
  });

  return {
    element,
    set(hotspots) {
      close(false);
      spots = tracksOf(hotspots, spin.state.count).map(addSpot);
      element.replaceChildren(...spots.map(({ button }) => button), bubble);
      place();
    },
    show(id) {
      const spot = id === undefined ? undefined : spots.find(({ first }) => first.id === id);
      if (spot === open) return;
      close(false);
      if (!spot) return;
      spin.touch();
      spin.turnTo(spot.first.frame);
      toggle(spot);
    },
    close,
  };
}
