import { BUS_CHANNEL, readMessage, type Listen } from './bus.ts';

/** What somebody waits for: a thread, or, before there is one, anything of the partner's threads. */
export interface Awaited {
  partnerId: string;
  threadId: string | null;
}

/** One who waits. */
export interface Wait {
  /** Settles when something changed, the time is over, or the wait was ended. */
  readonly done: Promise<void>;
  end(): void;
}

/** Holds answers back until a thread changes: how a page without a socket hears of messages at once. */
export interface Waiting {
  /**
   * Starts to wait; begin before reading what there is, or a change in between is missed.
   * @param who counts together; null when they wait too often already.
   */
  begin(awaited: Awaited, who: string, ms: number): Wait | null;
  /** Ends every wait. */
  close(): Promise<void>;
}

/** So many pages of one link may wait at once: a phone, a desktop, and a few forgotten ones. */
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
  /** The bus is listened to from the first wait on. */
  const start = (): void => {
    stop ??= listen(BUS_CHANNEL, onPayload, () => wake(() => true)).catch((error: unknown) => {
      stop = undefined;
      onError(error);
      return async () => undefined;
    });
  };

  return {
    begin(awaited, who, ms) {
      const mine = [...waits.values()].filter((one) => one.who === who).length;
      if (closed || mine >= PER_LINK || waits.size >= IN_ALL) return null;
      start();
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
