import { useEffect, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import type { Hotspot } from '../hotspotTrack.ts';
import type { SpinState } from '../machine.ts';
import { createViewer, type Viewer, type ViewerOptions } from '../viewer.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Result of the hook. */
export interface Viewer360Handle {
  /** Ref of the element that the viewer should fill. */
  ref: RefCallback<HTMLElement>;
  /** The viewer, once it is created. */
  viewer: Viewer | undefined;
}

/** How many reported angles are remembered, since a slow parent may pass them back late. */
const ECHOES = 60;

/** The texts as one string: equal texts need no new viewer. */
const wordsOf = (texts: ViewerOptions['texts'] = {}) =>
  JSON.stringify({ ...texts, loading: texts.loading?.(42), angle: texts.angle?.(42) });

/**
 * Creates a viewer in the element of `ref`. It is created again when its frames or texts change
 * (addresses, count, words, buttons); hotspots, `frame`, `hd`, `onChange` and
 * `onHotspot` are updated in place.
 * Values are compared, not identities: options may be written inline.
 */
export function useViewer360(options: ViewerOptions): Viewer360Handle {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [viewer, setViewer] = useState<Viewer>();
  const latest = useRef(options);
  const notified = useRef<number[]>([]);
  useBrowserLayoutEffect(() => {
    latest.current = options;
  });

  const { base, lowBase, count, controls, thumbnails, reverse, loops, wheelZoom } = options;
  const loaded = [base, lowBase, count, controls, thumbnails, reverse, String(loops), wheelZoom];
  const key = JSON.stringify(loaded) + wordsOf(options.texts);
  useBrowserLayoutEffect(() => {
    if (!element) return undefined;
    const created = createViewer(element, {
      ...latest.current,
      onChange(frame, degrees) {
        notified.current = [...notified.current.slice(1 - ECHOES), frame];
        latest.current.onChange?.(frame, degrees);
      },
      onHotspot: (id) => latest.current.onHotspot?.(id),
    });
    setViewer(created);
    return () => {
      setViewer(undefined);
      created.destroy();
    };
  }, [element, key]);

  const { frame, hd } = options;
  const hotspots = JSON.stringify(options.hotspots ?? []);
  useEffect(() => {
    viewer?.setHotspots(JSON.parse(hotspots) as Hotspot[]);
  }, [viewer, hotspots]);
  useEffect(() => {
    // A controlling parent passes the angle back a moment later, when the finger has moved on.
    const echo = notified.current.indexOf(frame ?? -1);
    if (echo >= 0) notified.current = notified.current.slice(echo + 1);
    else if (frame !== undefined) viewer?.spin.turnTo(frame);
  }, [viewer, frame]);
  useEffect(() => {
    if (typeof hd === 'boolean') viewer?.spin.send({ type: 'hd', on: hd });
  }, [viewer, hd]);

  return { ref, viewer };
}

/**
 * The viewer's state, for a component that shows part of it; renders again when `select` changes.
 */
export function useViewer360State<T>(
  viewer: Viewer | undefined,
  select: (state: SpinState) => T,
): T | undefined {
  const [value, setValue] = useState<T>();
  const chosen = useRef(select);
  useBrowserLayoutEffect(() => {
    chosen.current = select;
  });
  useEffect(() => {
    if (!viewer) return undefined;
    const read = (state: SpinState) => setValue(() => chosen.current(state));
    read(viewer.spin.state);
    return viewer.spin.subscribe(read);
  }, [viewer]);
  return value;
}
