/** A signal that aborts with another one, or on timeout. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Whether the time ran out; false if the other signal aborted first. */
  isOver(): boolean;
  /** Call it when the work is done. */
  end(): void;
}

/**
 * Combines a signal and a timeout. `AbortSignal.any` would do the same, but Safari before 17.4 does
 * not support it.
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
