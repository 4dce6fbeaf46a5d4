import { findToaster } from './findToaster.ts';

/** What is open over the page. */
export interface Layer {
  /** Its element; null until it is shown. */
  element(): Element | null;
  /** Id of the button that opens it: a press there is the button's own. */
  triggerId?: string;
  /** Called on a press outside, to close it. Without it, the layer handles presses itself. */
  close?(): void;
  /** Whether a press outside closes it now. @default always */
  closesOutside?(): boolean;
}

/** The open layers, the topmost one last. */
const layers: Layer[] = [];

/**
 * Adds a layer on top of the others. The press outside that closes it does nothing else: no row
 * below opens, and no other layer closes.
 *
 * @returns takes the layer away
 */
export function addLayer(layer: Layer): () => void {
  if (layers.length === 0) window.addEventListener('pointerdown', closeTop, true);
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) window.removeEventListener('pointerdown', closeTop, true);
  };
}

/** What follows of a press; its click is the last, or else a key or the next press ends it. */
const parts = ['mousedown', 'pointerup', 'mouseup'] as const;
const clicks = ['click', 'auxclick'] as const;
const ends = ['pointerdown', 'pointercancel', 'keydown'] as const;

function closeTop(event: PointerEvent): void {
  const layer = layers.at(-1);
  const { target } = event;
  if (!layer?.close || !(target instanceof Element) || isInside(layer, target)) return;
  if (layer.closesOutside?.() === false) return;
  layer.close();
  swallow(event);
  // The press goes on after the layer has closed.
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  for (const part of parts) window.addEventListener(part, swallow, options);
  const last = (event: Event): void => {
    swallow(event);
    over.abort();
  };
  for (const click of clicks) window.addEventListener(click, last, options);
  for (const end of ends) window.addEventListener(end, () => over.abort(), options);
}

function isInside({ element, triggerId }: Layer, target: Element): boolean {
  const trigger = triggerId === undefined ? null : document.getElementById(triggerId);
  return [element(), trigger, findToaster()].some((one) => one?.contains(target));
}

function swallow(event: Event): void {
  // A touch that starts to scroll still may: only its click is prevented.
  if (event.type !== 'pointerdown') event.preventDefault();
  event.stopImmediatePropagation();
}
