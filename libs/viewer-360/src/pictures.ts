import { decodedBytes, type Encoded, type Picture } from './decoder.ts';
import type { Tier } from './machine.ts';
import type { Painter } from './painter.ts';
import { findNearest, shortestTurn } from './ring.ts';
import { fitSize, type Size } from './view.ts';

/** The current focus, as far as fetching and decoding depend on it. */
export interface Focus {
  readonly frame: number;
  /** Whether high resolution is wanted for the whole ring. */
  readonly hd: boolean;
  readonly scale: number;
  /** Whether fetching must wait. */
  readonly waiting: boolean;
  /** The ring is being turned: sharp pictures are not worth fetching now. */
  readonly moving: boolean;
  /** The stage in device px. */
  readonly stage: Size;
}

/** Options and callbacks of the store. */
export interface PictureOptions {
  readonly count: number;
  readonly painter: Painter;
  /** Memory budget for decoded pictures in bytes. */
  readonly budget: number;
  readonly encoded: (tier: Tier, index: number) => Encoded | undefined;
  readonly focus: () => Focus;
  /** A picture was added. */
  readonly changed: () => void;
  /** A frame's bytes could not be decoded. */
  readonly broken: (tier: Tier, index: number) => void;
}

/** The decoded frames: the whole ring at one size, and sharper ones around the current frame. */
export interface Pictures {
  /** Decodes the most important missing pictures. */
  pump(): void;
  /** The best picture for the current frame, or else of its nearest neighbor. */
  best(): Picture | undefined;
  /** The pictures' aspect ratio, once it is known. */
  shape(): Size | undefined;
  /** Total decoded bytes. */
  bytes(): number;
  /** Frees everything; pictures that are still being decoded are freed when they finish. */
  clear(): void;
}

/**
 * The share of the budget for the whole ring if it does not fit at the displayed size: then every
 * angle gets a smaller picture, and the rest is for sharp ones around the current angle.
 */
const RING_SHARE = 0.8;
/** Maximum number of parallel decodes. */
const DECODERS = 2;

/** A picture, its source, and the width in device px that it was decoded for. */
interface Slot extends Picture {
  readonly tier: Tier;
  readonly wanted: number;
}

/** `ring`: one picture for each angle. `sharp`: full-size pictures around the current angle. */
type Kind = 'ring' | 'sharp';

/** Creates the store; nothing is decoded before `pump`. */
export function createPictures(options: PictureOptions): Pictures {
  const { count, painter, budget, encoded, focus, changed, broken } = options;
  const slots: Record<Kind, Map<number, Slot>> = { ring: new Map(), sharp: new Map() };
  const natural: Partial<Record<Tier, Size>> = {};
  const busy = new Set<string>();
  let cleared = false;

  const drop = (kind: Kind, index: number) => {
    const slot = slots[kind].get(index);
    if (slot) painter.release(slot);
    slots[kind].delete(index);
  };

  const shape = () => natural.low ?? natural.high;

  /** The resolution to decode a picture from. */
  const tierOf = (kind: Kind, index: number): Tier | undefined => {
    const best = (kind === 'sharp' || focus().hd || !encoded('low', index)) && 'high';
    if (best && encoded(best, index)) return best;
    return kind === 'ring' && encoded('low', index) ? 'low' : undefined;
  };

  /** The width to decode a frame for, in device px. */
  const widthOf = (kind: Kind, index: number, tier: Tier) => {
    const { frame, stage, scale } = focus();
    const fit = fitSize(natural[tier] ?? shape() ?? stage, stage);
    let { width } = fit;
    if (kind === 'sharp' && index === frame) width *= Math.max(1, scale);
    const all = decodedBytes(fit) * count;
    if (kind === 'ring' && all > budget) width *= Math.sqrt((budget * RING_SHARE) / all);
    return Math.round(Math.min(width, natural[tier]?.width ?? width));
  };

  /** Whether a frame should have a sharp picture in addition to the ring's. */
  const wantsSharp = (index: number) => {
    const { frame, hd, scale, stage } = focus();
    const away = Math.abs(shortestTurn(frame, index, count));
    const most = (budget * (1 - RING_SHARE)) / decodedBytes(fitSize(shape() ?? stage, stage));
    if (!hd) return away === 0 && scale > 1;
    const more = widthOf('sharp', index, 'high') > widthOf('ring', index, 'high') * 1.1;
    return more && (away === 0 || away * 2 < most);
  };

  /** Whether bytes are loaded for a picture that is missing or has the wrong size. */
  const lacks = (kind: Kind, index: number) => {
    const tier = tierOf(kind, index);
    const slot = slots[kind].get(index);
    if (!tier || !slot) return tier;
    const { wanted } = slot;
    const width = widthOf(kind, index, tier);
    return slot.tier !== tier || wanted < width * 0.9 || wanted > width * 1.6;
  };

  const find = (kind: Kind, test: (index: number) => unknown): [Kind, number] | undefined => {
    const index = findNearest(focus().frame, count, (i) => !busy.has(kind + i) && test(i));
    return index === undefined ? undefined : [kind, index];
  };

  /** What to decode next: angles without any picture, then the current one, then the others. */
  const next = () => {
    const { moving, stage } = focus();
    if (!stage.width) return undefined;
    const hole = find('ring', (i) => !slots.ring.has(i) && tierOf('ring', i));
    if (hole || moving) return hole;
    return (
      find('sharp', (i) => wantsSharp(i) && lacks('sharp', i)) ??
      find('ring', (i) => lacks('ring', i))
    );
  };

  const make = async (kind: Kind, index: number) => {
    const tier = tierOf(kind, index) as Tier;
    const own = natural[tier]?.width;
    const width = own && widthOf(kind, index, tier);
    busy.add(kind + index);
    try {
      const bytes = encoded(tier, index) as Encoded;
      const picture = await painter.decode(bytes, width === own ? undefined : width);
      if (cleared) return painter.release(picture);
      natural[tier] ??= picture;
      drop(kind, index);
      slots[kind].set(index, { ...picture, tier, wanted: width ?? picture.width });
      changed();
    } catch {
      if (!cleared) broken(tier, index);
    }
    busy.delete(kind + index);
    pump();
  };

  function pump() {
    for (const index of slots.sharp.keys()) if (!wantsSharp(index)) drop('sharp', index);
    while (!cleared && busy.size < DECODERS) {
      const job = next();
      if (!job) return;
      void make(...job);
    }
  }

  return {
    pump,
    best() {
      const index = findNearest(focus().frame, count, (i) => slots.ring.has(i));
      return index === undefined ? undefined : (slots.sharp.get(index) ?? slots.ring.get(index));
    },
    shape,
    bytes: () =>
      [...slots.ring.values(), ...slots.sharp.values()].reduce(
        (bytes, slot) => bytes + decodedBytes(slot),
        0,
      ),
    clear() {
      cleared = true;
      for (const kind of ['ring', 'sharp'] as const) {
        for (const index of slots[kind].keys()) drop(kind, index);
      }
    },
  };
}
