interface PendingRequest {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

/**
 * Request de-duplication (style 26): identical requests that are in flight are sent once. All
 * callers get the same answer; the request is aborted when the last caller aborts.
 */
export class RequestDeduplication {
  private readonly pending = new Map<string, PendingRequest>();

  /**
   * @param key the same for requests that may share an answer
   * @param start makes the request; called only when none is pending
   */
  join<T>(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const request = this.pending.get(key) ?? this.begin(key, start);
    request.callers += 1;
    return new Promise<T>((resolve, reject) => {
      const onAbort = (): void => {
        reject(signal?.reason as Error);
        request.callers -= 1;
        if (request.callers > 0) return;
        // Removed at once: the next caller must not get the answer of an aborted request.
        this.remove(key, request);
        request.controller.abort();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const done = (): void => signal?.removeEventListener('abort', onAbort);
      request.answer.then(
        (value) => (done(), resolve(value as T)),
        (error: unknown) => (done(), reject(error as Error)),
      );
    });
  }

  private begin<T>(key: string, start: (signal: AbortSignal) => Promise<T>): PendingRequest {
    const controller = new AbortController();
    const request = { answer: start(controller.signal), controller, callers: 0 };
    this.pending.set(key, request);
    const settled = (): void => this.remove(key, request);
    request.answer.then(settled, settled);
    return request;
  }

  private remove(key: string, request: PendingRequest): void {
    if (this.pending.get(key) === request) this.pending.delete(key);
  }
}
