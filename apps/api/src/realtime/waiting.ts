import { BUS_CHANNEL, readMessage, type Listen } from './bus.ts';

/**
 * What a caller waits for: a change of a thread, or, if it does not exist yet, of any of the
 * partner's threads.
 */
export interface Awaited {
  partnerId: string;
  threadId: string | null;
}

/** A pending wait. */
export interface Wait {
  /** Resolves when something changed, the time is over, or the wait was ended. */
  readonly done: Promise<void>;
  end(): void;
}

/** Long polling for pages without a socket: holds responses back until a thread changes. */
export interface Waiting {
  /**
   * Starts a wait; await it before reading the current state, so that no change in between is
   * missed.
   * @param who the key by which waits are limited; null is returned when it has too many.
   */
  begin(awaited: Awaited, who: string, ms: number): Promise<Wait | null>;
  /** Ends every wait. */
  close(): Promise<void>;
}

/** Pages of one link that may wait at once: a phone, a desktop, and a few forgotten ones. */
const PER_LINK = 6;
const IN_ALL = 5000;

export function createWaiting(listen: Listen, onError: (error: unknown) => void): Waiting {
  const waits = new Map<symbol, { awaited: Awaited; who: string; end(): void }>();
  let stop: Promise<() => Promise<void>> | undefined;
  let closed = false;

  const wake = (concerns: (awaited: Awaited) => boolean): void => {
    for (const { awaited, end } of [...waits.values()]) if (concerns(awaited)) end();
  };
  const onPayload = (payload: string): void => {
    const message = readMessage(payload);
    if (message?.kind !== 'thread_status') return;
    const { partnerId, threadId } = message;
    wake((one) => (one.threadId ? one.threadId === threadId : one.partnerId === partnerId));
  };
  /** The bus subscription starts with the first wait. */
  const start = (): Promise<unknown> =>
    (stop ??= listen(BUS_CHANNEL, onPayload, () => wake(() => true)).catch((error: unknown) => {
      stop = undefined;
      onError(error);
      return async () => undefined;
    }));

  return {
    async begin(awaited, who, ms) {
      const mine = [...waits.values()].filter((one) => one.who === who).length;
      if (closed || mine >= PER_LINK || waits.size >= IN_ALL) return null;
      const id = Symbol(who);
      let end = (): void => undefined;
      const done = new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), ms);
        end = () => {
          clearTimeout(timer);
          waits.delete(id);
          resolve();
        };
      });
      waits.set(id, { awaited, who, end: () => end() });
      await start();
      return { done, end: () => end() };
    },
    async close() {
      closed = true;
      wake(() => true);
      await (
        await stop
      )?.();
    },
  };
}
