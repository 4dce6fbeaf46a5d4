interface Flight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Identical requests in flight are one request (style 26). Everybody who waits gets the same answer;
 * the request is aborted when the last of them has given up.
 */
export class Sharing {
  private readonly flights = new Map<string, Flight>();

  /**
   * @param key the same for requests that may share an answer
   * @param start makes the request; called only when none is in flight
   */
  join<T>(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const flight = this.flights.get(key) ?? this.depart(key, start);
    flight.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const onAbort = (): void => {
        reject(signal?.reason as Error);
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        // Gone at once: who asks now must not get the answer of an aborted request.
        this.arrive(key, flight);
        flight.controller.abort();
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const done = (): void => signal?.removeEventListener('abort', onAbort);
      flight.answer.then(
        (value) => (done(), resolve(value as T)),
        (error: unknown) => (done(), reject(error as Error)),
      );
    });
  }

  private depart<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Flight {
    const controller = new AbortController();
    const flight: Flight = { answer: start(controller.signal), controller, waiting: 0 };
    this.flights.set(key, flight);
    const arrived = (): void => this.arrive(key, flight);
    flight.answer.then(arrived, arrived);
    return flight;
  }

  private arrive(key: string, flight: Flight): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }
}
