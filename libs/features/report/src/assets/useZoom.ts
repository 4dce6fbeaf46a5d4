import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { panBy, STEP_SCALE, wholePicture, zoomAt } from './zoom.ts';
import type { Point, Size, ZoomView } from './zoom.ts';

/** Horizontal distance of a swipe to the next photo, in CSS px. */
const SWIPE_PX = 60;
/** Scale factor per notch of the wheel. */
const WHEEL_FACTOR = 1.0015;
/** Two taps within this time and distance, in ms and CSS px, are a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;
/** A finger that moves further than this does not tap. */
const TAP_PX = 10;

export interface ZoomOptions {
  /** Identifies the picture; a new one is shown unzoomed. */
  picture: number;
  /** Width by height of the picture. */
  ratio: number;
  /** Swipe over an unzoomed picture: -1 back, 1 forward. */
  onSwipe?: (direction: -1 | 1) => void;
  /** Whether the wheel zooms; it scrolls otherwise. @default true */
  hasWheel?: boolean;
}

export interface Zoom {
  view: ZoomView;
  /** Zooms about the center. */
  zoomBy: (factor: number) => void;
  /** For the element that contains the picture. */
  stage: {
    ref: RefObject<HTMLDivElement | null>;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onDoubleClick: (event: { clientX: number; clientY: number }) => void;
  };
}

/** What tells a double tap from other touches. */
interface Taps {
  isMouse: boolean;
  /** One finger alone is down. */
  isTap: boolean;
  /** How far it has moved, in CSS px. */
  moved: number;
  /** When and where the last tap was. */
  at: number;
  last: Point;
}

const noTaps: Taps = {
  isMouse: false,
  isTap: false,
  moved: 0,
  at: -Infinity,
  last: { x: 0, y: 0 },
};

/** Zoom and pan of a photo: wheel, double click, double tap, pinch, drag. */
export function useZoom({ picture, ratio, onSwipe, hasWheel = true }: ZoomOptions): Zoom {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ZoomView>(wholePicture);
  const [shown, setShown] = useState(picture);
  if (shown !== picture) {
    setShown(picture);
    setView(wholePicture);
  }
  const fingers = useRef(new Map<number, Point>());
  const swept = useRef(0);
  const taps = useRef(noTaps);

  const zoom = useCallback(
    (factor: number, at: Point) => setView((now) => zoomAt(now, factor, at, sizeOf(ref), ratio)),
    [ratio],
  );

  useEffect(() => {
    const stage = hasWheel ? ref.current : null;
    // React's wheel listener is passive and could not prevent scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(WHEEL_FACTOR ** -event.deltaY, fromMiddle(ref, event));
    };
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, [zoom, picture, hasWheel]);

  const toggle = (at: Point) => (view.scale > 1 ? setView(wholePicture) : zoom(STEP_SCALE, at));

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, fromMiddle(ref, event));
    swept.current = 0;
    const isMouse = event.pointerType === 'mouse';
    const isTap = !isMouse && fingers.current.size === 1;
    taps.current = { ...taps.current, isMouse, isTap, moved: 0 };
    // A touch is captured by itself.
    if (isMouse) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(ref, event);
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
    fingers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    taps.current = { ...taps.current, moved: taps.current.moved + Math.hypot(by.x, by.y) };
    if (other) {
      const anchor = other[1];
      zoom(distance(now, anchor) / Math.max(1, distance(before, anchor)), anchor);
    } else {
      if (event.pointerType !== 'mouse' && view.scale === 1) swept.current += by.x;
      setView((seen) => panBy(seen, by, sizeOf(ref), ratio));
    }
  };
  // Phones tell of no double click where two fingers zoom.
  const tap = (event: PointerEvent) => {
    const { isTap, moved, at, last } = taps.current;
    const point = fromMiddle(ref, event);
    if (!isTap || moved > TAP_PX) return;
    const isSecond = event.timeStamp - at < DOUBLE_TAP_MS && distance(point, last) < DOUBLE_TAP_PX;
    if (isSecond) toggle(point);
    taps.current = isSecond ? noTaps : { ...taps.current, at: event.timeStamp, last: point };
  };
  const onPointerUp = (event: PointerEvent) => {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    if (!isLast) return;
    tap(event);
    if (!onSwipe || Math.abs(swept.current) < SWIPE_PX) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    onSwipe(swept.current < 0 === !isRtl ? 1 : -1);
    swept.current = 0;
  };

  return {
    view,
    zoomBy: (factor) => zoom(factor, { x: 0, y: 0 }),
    stage: {
      ref,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event) => fingers.current.delete(event.pointerId),
      onDoubleClick: (event) => {
        if (taps.current.isMouse) toggle(fromMiddle(ref, event));
      },
    },
  };
}

function sizeOf({ current }: RefObject<HTMLElement | null>): Size {
  return { width: current?.clientWidth ?? 0, height: current?.clientHeight ?? 0 };
}

function fromMiddle(
  { current }: RefObject<HTMLElement | null>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = current?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
