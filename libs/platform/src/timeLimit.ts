/** A signal that aborts with another one, or when the time is over. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Whether the time ran out; false when the other signal was first. */
  isOver(): boolean;
  /** To be called when the work is done. */
  end(): void;
}

/**
 * Joins a signal and a limit of time. `AbortSignal.any` would do the same, but Safari before 17.4
 * does not know it.
 *
 * @param ms 0 is no limit
 */
export function timeLimit(ms: number, signal?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal?.reason);
  let over = false;
  const expire = (): void => {
    over = true;
    controller.abort(new DOMException('The time is over', 'TimeoutError'));
  };
  const timer = ms > 0 ? setTimeout(expire, ms) : undefined;
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
