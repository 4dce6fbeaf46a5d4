/** The current place: '' is the welcome screen; `review`; `missing`; or a step's name. */
export type Place = string;

/** What is missing of a report that cannot be sent without a reason. */
export const MISSING = 'missing';

/** What was concluded, where it is not the first that the page shows. */
export const CONCLUSION = 'conclusion';

export interface Router {
  subscribe(listener: () => void): () => void;
  getPlace(): Place;
  go(place: Place): void;
  /** One step back in history; to `fallback` if the page was opened here. */
  back(fallback: Place): void;
  /** Makes the current place the start, without a step in history: the report is done. */
  leave(): void;
}

interface State {
  /** How many history entries of this page come before the current one. */
  depth: number;
}

const depth = () => (history.state as State | null)?.depth ?? 0;

/**
 * Places live in the address's hash, so that the browser's Back button and reloading work, and the
 * server and the service worker see a single page.
 */
export function createRouter(): Router {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  addEventListener('popstate', tell);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getPlace: () => decodeURIComponent(location.hash.slice(1)),
    go(place) {
      if (place === this.getPlace()) return;
      const state: State = { depth: depth() + 1 };
      history.pushState(state, '', place ? `#${place}` : location.pathname);
      tell();
    },
    back(fallback) {
      if (depth() > 0) return history.back();
      history.replaceState({ depth: 0 }, '', fallback ? `#${fallback}` : location.pathname);
      tell();
    },
    leave() {
      if (this.getPlace() === '') return;
      history.replaceState(history.state, '', location.pathname);
      tell();
    },
  };
}

/** A router without an address, for stories and tests. */
export function createMemoryRouter(start: Place): Router {
  const listeners = new Set<() => void>();
  const visited = [start];
  const move = (change: () => void) => {
    change();
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getPlace: () => visited.at(-1)!,
    go: (place) => move(() => visited.push(place)),
    back: (fallback) =>
      move(() => {
        visited.pop();
        if (visited.length === 0) visited.push(fallback);
      }),
    leave: () => {
      if (visited.at(-1) !== '') move(() => visited.splice(-1, 1, ''));
    },
  };
}
