/**
 * A value that is loaded. While it is refetched, and after that failed, the previous value is kept,
 * so that a screen never goes blank because of a refresh.
 */
export type Loadable<T, E = unknown> =
  | { readonly status: 'initial' }
  | { readonly status: 'loading'; readonly previous?: Loaded<T> }
  | Loaded<T>
  | { readonly status: 'error'; readonly error: E; readonly previous?: Loaded<T> };

export interface Loaded<T> {
  readonly status: 'loaded';
  readonly value: T;
  /** When the value arrived, in milliseconds since the epoch. */
  readonly updatedAt: number;
}

export type LoadingStatus = Loadable<unknown>['status'];

/** Not requested yet. */
export const initial: Loadable<never, never> = { status: 'initial' };

export function loaded<T>(value: T, updatedAt: number): Loaded<T> {
  return { status: 'loaded', value, updatedAt };
}

/** Loading; keeps the value of `before`. */
export function loading<T, E>(before: Loadable<T, E> = initial): Loadable<T, E> {
  return { status: 'loading', previous: lastLoaded(before) };
}

/** Failed to load; keeps the value of `before`. */
export function failed<T, E>(error: E, before: Loadable<T, E> = initial): Loadable<T, E> {
  return { status: 'error', error, previous: lastLoaded(before) };
}

/** The newest state that held a value, if there was one. */
export function lastLoaded<T, E>(loadable: Loadable<T, E>): Loaded<T> | undefined {
  if (loadable.status === 'initial') return undefined;
  return loadable.status === 'loaded' ? loadable : loadable.previous;
}

/** The newest value, whether fresh, being refreshed, or from before a failure. */
export function valueOf<T, E>(loadable: Loadable<T, E>): T | undefined {
  return lastLoaded(loadable)?.value;
}

/** Applies `change` to the value in any state that has one. */
export function mapLoadable<T, U, E>(
  loadable: Loadable<T, E>,
  change: (value: T) => U,
): Loadable<U, E> {
  const map = (held: Loaded<T>): Loaded<U> => loaded(change(held.value), held.updatedAt);
  if (loadable.status === 'initial') return loadable;
  if (loadable.status === 'loaded') return map(loadable);
  return { ...loadable, previous: loadable.previous && map(loadable.previous) };
}

export interface LoadableCases<T, E, R> {
  initial(): R;
  loading(previous: T | undefined): R;
  loaded(value: T, updatedAt: number): R;
  error(error: E, previous: T | undefined): R;
}

/** One branch for each state; the compiler checks that none is missing. */
export function match<T, E, R>(loadable: Loadable<T, E>, cases: LoadableCases<T, E, R>): R {
  switch (loadable.status) {
    case 'initial':
      return cases.initial();
    case 'loading':
      return cases.loading(loadable.previous?.value);
    case 'loaded':
      return cases.loaded(loadable.value, loadable.updatedAt);
    case 'error':
      return cases.error(loadable.error, loadable.previous?.value);
  }
}
