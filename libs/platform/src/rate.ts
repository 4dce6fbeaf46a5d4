/** A debounced or throttled function, with methods to cancel or flush the pending call. */
export interface Delayed<A extends unknown[]> {
  (...args: A): void;
  /** Cancels the pending call. */
  cancel(): void;
  /** Runs the pending call now. */
  flush(): void;
  readonly pending: boolean;
}

/** Debounce: runs `fn` once, `ms` milliseconds after the last call, with that call's arguments. */
export function debounce<A extends unknown[]>(fn: (...args: A) => void, ms: number): Delayed<A> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: A | null = null;

  const cancel = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    waiting = null;
  };
  const flush = (): void => {
    const args = waiting;
    cancel();
    if (args) fn(...args);
  };
  const call = (...args: A): void => {
    cancel();
    waiting = args;
    timer = setTimeout(flush, ms);
  };
  return withPending(Object.assign(call, { cancel, flush }), () => waiting !== null);
}

/**
 * Throttle: runs `fn` at once and then at most every `ms` milliseconds. A call in between is kept,
 * so that the last one always runs.
 */
export function throttle<A extends unknown[]>(fn: (...args: A) => void, ms: number): Delayed<A> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: A | null = null;

  const cancel = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    waiting = null;
  };
  const run = (args: A): void => {
    waiting = null;
    timer = setTimeout(tick, ms);
    fn(...args);
  };
  const tick = (): void => {
    timer = null;
    if (waiting) run(waiting);
  };
  const flush = (): void => {
    const args = waiting;
    cancel();
    if (args) fn(...args);
  };
  const call = (...args: A): void => {
    if (timer) waiting = args;
    else run(args);
  };
  return withPending(Object.assign(call, { cancel, flush }), () => waiting !== null);
}

function withPending<F extends object>(
  fn: F,
  get: () => boolean,
): F & { readonly pending: boolean } {
  return Object.defineProperty(fn, 'pending', { get }) as F & { readonly pending: boolean };
}
