import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** How often, and after how many milliseconds, code that did not come is asked for again. */
const tries = 60;
const againMs = 2000;

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
  /** In a tunnel code does not come: it is asked for again, for what fails here takes the page with it. */
  const eventually = async (left = tries): Promise<{ default: ComponentType<P> }> => {
    try {
      return await once();
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, againMs));
      return eventually(left - 1);
    }
  };
  const Later = lazy(() => eventually()) as unknown as ComponentType<P>;

  /** Code that is there already is drawn at once: to suspend costs React's pause of 300 ms. */
  function Surface(props: P) {
    const [Component] = useState(() => loaded ?? Later);
    return createElement(Component, props);
  }
  return { Surface, preload: () => void once().catch(() => undefined) };
}
