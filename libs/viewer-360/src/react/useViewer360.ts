import { useEffect, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import type { SpinState } from '../machine.ts';
import { createViewer, type Viewer, type ViewerOptions } from '../viewer.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What the hook gives back. */
export interface Viewer360Handle {
  /** Put it on the element that the viewer is to fill. */
  ref: RefCallback<HTMLElement>;
  /** The viewer, once it is there. */
  viewer: Viewer | undefined;
}

/**
 * Creates a viewer in the element that `ref` is put on. It is made anew when what it loads changes
 * (addresses, count, words, buttons); hotspots, frame and `onChange` are taken over as they change.
 */
export function useViewer360(options: ViewerOptions): Viewer360Handle {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [viewer, setViewer] = useState<Viewer>();
  const latest = useRef(options);
  useBrowserLayoutEffect(() => {
    latest.current = options;
  });

  const { base, lowBase, count, texts, controls, thumbnails, reverse, loops, wheelZoom } = options;
  const made = JSON.stringify([
    base,
    lowBase,
    count,
    controls,
    thumbnails,
    reverse,
    loops,
    wheelZoom,
  ]);
  useBrowserLayoutEffect(() => {
    if (!element) return undefined;
    const created = createViewer(element, {
      ...latest.current,
      onChange: (frame, degrees) => latest.current.onChange?.(frame, degrees),
    });
    setViewer(created);
    return () => {
      setViewer(undefined);
      created.destroy();
    };
  }, [element, made, texts]);

  const { hotspots, frame, hd } = options;
  useEffect(() => {
    if (hotspots) viewer?.setHotspots(hotspots);
  }, [viewer, hotspots]);
  useEffect(() => {
    if (frame !== undefined) viewer?.spin.turnTo(frame);
  }, [viewer, frame]);
  useEffect(() => {
    if (typeof hd === 'boolean') viewer?.spin.send({ type: 'hd', on: hd });
  }, [viewer, hd]);

  return { ref, viewer };
}

/** The viewer's state, for a component that shows some of it; renders again when `select` changes. */
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
