import { decode, decodedBytes, release, type Encoded, type Picture } from './decoder.ts';
import type { Tier } from './machine.ts';
import { findNearest, shortestTurn } from './ring.ts';
import { fitSize, type Size } from './view.ts';

/** Where the viewer looks, as far as fetching and decoding go by it. */
export interface Focus {
  readonly frame: number;
  /** High resolution is wanted for the whole ring. */
  readonly hd: boolean;
  readonly scale: number;
  /** Nothing is to be fetched yet. */
  readonly waiting: boolean;
  /** The ring is being turned: sharp pictures are not worth getting now. */
  readonly moving: boolean;
  /** The stage in device px. */
  readonly stage: Size;
}

/** What the pictures are made of and whom they tell. */
export interface PictureOptions {
  readonly count: number;
  /** Most bytes that decoded pictures may take together. */
  readonly budget: number;
  readonly encoded: (tier: Tier, index: number) => Encoded | undefined;
  readonly focus: () => Focus;
  /** A picture was added. */
  readonly changed: () => void;
  /** A frame's bytes are no picture. */
  readonly broken: (tier: Tier, index: number) => void;
}

/** The decoded frames: all of the ring at low size, and as many sharp ones as the budget takes. */
export interface Pictures {
  /** Decodes what is most wanted and not there. */
  pump(): void;
  /** The best picture for the frame looked at, or else of its nearest neighbour. */
  best(): Picture | undefined;
  /** The pictures' shape, once one is known. */
  shape(): Size | undefined;
  /** Decoded bytes held. */
  bytes(): number;
  /** Frees everything; whatever is still being decoded is freed when it comes. */
  clear(): void;
}

/**
 * The share of the budget for the whole ring where it does not fit at the size shown: then every
 * angle has a smaller picture, and the rest is for sharp ones around the angle looked at.
 */
const RING_SHARE = 0.75;
/** Pictures decoded at a time. */
const DECODERS = 2;

/** A picture, and the width in device px that it was decoded for. */
interface Slot extends Picture {
  readonly wanted: number;
}

/** `low`, `high`, or `detail`: the one picture looked at, at the size it is zoomed to. */
type Kind = Tier | 'detail';

const tierOf = (kind: Kind): Tier => (kind === 'low' ? kind : 'high');

const serves = (slot: Slot | undefined, width: number) =>
  slot !== undefined && slot.wanted > width * 0.9 && slot.wanted < width * 1.6;

/** Creates the store; nothing is decoded before `pump`. */
export function createPictures(options: PictureOptions): Pictures {
  const { count, budget, encoded, focus, changed, broken } = options;
  const low = new Map<number, Slot>();
  const high = new Map<number, Slot>();
  const slots: Record<Kind, Map<number, Slot>> = { low, high, detail: new Map() };
  const natural: Partial<Record<Tier, Size>> = {};
  const busy = new Set<string>();
  let cleared = false;

  const drop = (kind: Kind, index: number) => {
    release(slots[kind].get(index));
    slots[kind].delete(index);
  };

  const held = () =>
    [...low.values(), ...high.values()].reduce((bytes, slot) => bytes + decodedBytes(slot), 0);

  /** True when all frames may be held at this size. */
  const allFit = (size: Size) => decodedBytes(size) * count <= budget;

  /** The size to decode for, in device px; none while the frames' own size is not known. */
  const target = (kind: Kind): Size | undefined => {
    const { stage, scale } = focus();
    const own = natural[tierOf(kind)];
    if (!own) return undefined;
    const fit = fitSize(own, stage);
    let { width } = fit;
    if (kind === 'detail') width *= scale;
    if (kind !== 'low') width = Math.min(width, own.width);
    else if (!allFit(fit)) {
      const ring = Math.sqrt((budget * RING_SHARE * own.width) / own.height / count / 4);
      width = Math.min(width, own.width, ring);
    }
    return { width: Math.round(width), height: (width * own.height) / own.width };
  };

  const cost = (tier: Tier) => {
    const [size = target(tier)] = slots[tier].values();
    return size ? decodedBytes(size) : 1;
  };

  /** Tests whether a frame is among the nearest, as many as may be held. */
  const withinRoom = (kind: Kind) => {
    const { frame } = focus();
    const size = target('high');
    let most = Math.min(count, budget / cost('low'));
    if (kind === 'detail') most = 1;
    else if (kind === 'high' && !(size && allFit(size))) {
      most = (budget - most * cost('low')) / cost('high');
    }
    return (index: number) => {
      const away = Math.abs(shortestTurn(frame, index, count));
      return most >= count || away === 0 || away * 2 < most;
    };
  };

  /** The nearest frame with bytes and without a fitting picture. */
  const missing = (kind: Kind): [Kind, number] | undefined => {
    const { frame, hd } = focus();
    const width = target(kind)?.width;
    const inRoom = withinRoom(kind);
    const index = findNearest(frame, count, (i) => {
      const bytes = encoded(tierOf(kind), i);
      if (!bytes || busy.has(kind + i) || !inRoom(i)) return false;
      if (!width) return !slots[kind].has(i);
      if (serves(slots[kind].get(i), width)) return false;
      if (kind === 'low') return !(hd && high.has(i));
      return !serves((bytes === encoded('low', i) ? low : high).get(i), width);
    });
    return index === undefined ? undefined : [kind, index];
  };

  const next = () => {
    const { moving, hd, scale, stage } = focus();
    if (!stage.width) return undefined;
    const ring = missing('low');
    if (ring || moving) return ring;
    return (scale > 1 ? missing('detail') : undefined) ?? (hd ? missing('high') : undefined);
  };

  /** Frees what nobody needs now: a detail of before, and beyond the budget what is farthest. */
  const trim = () => {
    const { scale } = focus();
    for (const kind of ['detail', 'high', 'low'] as const) {
      const inRoom = withinRoom(kind);
      for (const index of slots[kind].keys()) {
        const over = kind === 'detail' || held() > budget;
        if (over && (!inRoom(index) || (kind === 'detail' && scale <= 1))) drop(kind, index);
      }
    }
  };

  const make = async (kind: Kind, index: number) => {
    const tier = tierOf(kind);
    const width = target(kind)?.width;
    busy.add(kind + index);
    try {
      const bytes = encoded(tier, index) as Encoded;
      const picture = await decode(bytes, width === natural[tier]?.width ? undefined : width);
      if (cleared) return release(picture);
      natural[tier] ??= { width: picture.width, height: picture.height };
      drop(kind, index);
      slots[kind].set(index, { ...picture, wanted: width ?? picture.width });
      if (kind !== 'detail' && allFit(picture)) drop(kind === 'low' ? 'high' : 'low', index);
      changed();
    } catch {
      if (!cleared) broken(tier, index);
    }
    busy.delete(kind + index);
    pump();
  };

  function pump() {
    trim();
    while (!cleared && busy.size < DECODERS) {
      const job = next();
      if (!job) return;
      void make(...job);
    }
  }

  return {
    pump,
    best() {
      const { frame, hd, scale } = focus();
      const detail = scale > 1 && slots.detail.get(frame);
      if (detail) return detail;
      const index = findNearest(frame, count, (i) => low.has(i) || high.has(i)) ?? frame;
      return hd || scale > 1
        ? (high.get(index) ?? low.get(index))
        : (low.get(index) ?? high.get(index));
    },
    shape: () => natural.low ?? natural.high,
    bytes: held,
    clear() {
      cleared = true;
      for (const kind of Object.values(slots)) {
        kind.forEach(release);
        kind.clear();
      }
    },
  };
}
