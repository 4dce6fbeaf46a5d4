/** Something that is loaded once, when it is needed first. */
export interface LazyValue<T> {
  /** Undefined until it has loaded. */
  readonly current: T | undefined;
  load(): Promise<T>;
  /** Loads it before it is needed. Errors are ignored: it is loaded again when it is needed. */
  preload(): Promise<void>;
}

const ignore = (): void => undefined;

/** Loads a value once; a load that failed is not kept. */
export function lazyValue<T>(fetch: () => Promise<T>): LazyValue<T> {
  let current: T | undefined;
  let loading: Promise<T> | undefined;
  const load = (): Promise<T> =>
    (loading ??= fetch().then(
      (value) => (current = value),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    get current() {
      return current;
    },
    load,
    preload: () => load().then(ignore, ignore),
  };
}
