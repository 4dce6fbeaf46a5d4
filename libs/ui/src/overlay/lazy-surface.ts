import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** A component whose code loads when it is first needed, or a moment before. */
export interface LazySurface<P> {
  Surface: ComponentType<P>;
  /** Starts loading: call it when a pointer or focus comes near. */
  preload: () => void;
}

/**
 * The part of an overlay that carries a state machine is kept out of the first load: a page
 * pays for its menus when someone is about to open one.
 */
export function lazySurface<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazySurface<P> {
  let started: Promise<{ default: ComponentType<P> }> | undefined;
  let loaded: ComponentType<P> | undefined;
  const once = (): Promise<{ default: ComponentType<P> }> => {
    started ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        started = undefined;
        throw error;
      },
    );
    return started;
  };
  const Later = lazy(once) as unknown as ComponentType<P>;

  /** Code that is there already is drawn at once: to suspend costs React's pause of 300 ms. */
  function Surface(props: P) {
    const [Component] = useState(() => loaded ?? Later);
    return createElement(Component, props);
  }
  return { Surface, preload: () => void once().catch(() => undefined) };
}
