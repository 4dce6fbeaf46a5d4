import { pause } from '@forecourt/platform';
import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** Maximum attempts to load the code, and the delay between them in milliseconds. */
const TRIES = 60;
const RETRY_MS = 2000;

/** A component whose code is loaded on first use, or prefetched just before. */
export interface LazySurface<P> {
  Surface: ComponentType<P>;
  /** Starts loading: call it when a pointer or focus comes near. */
  preload: () => void;
}

/**
 * Keeps the part of an overlay with a state machine out of the initial load: a page loads its menus
 * only when someone is about to open one.
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
  /**
   * Retries while there is no connection, because a failure here would take down the whole page.
   */
  const eventually = async (left = TRIES): Promise<{ default: ComponentType<P> }> => {
    try {
      return await once();
    } catch (error) {
      if (left <= 1) throw error;
      await pause(RETRY_MS);
      return eventually(left - 1);
    }
  };
  const Later = lazy(() => eventually()) as unknown as ComponentType<P>;

  /** Renders already loaded code without suspending, which would cost React's delay of 300 ms. */
  function Surface(props: P) {
    const [Component] = useState(() => loaded ?? Later);
    return createElement(Component, props);
  }
  return { Surface, preload: () => void once().catch(() => undefined) };
}
