import { hasCode, isAbort } from '@forecourt/api-client';
import { joinAuction } from '@forecourt/api-client/realtime';
import type { Realtime } from '@forecourt/api-client/realtime';
import type { AuctionEvent, AuctionStatus } from '@forecourt/contract';
import { ServerClock, steadyClock, watchReturn } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { EndWatch } from './EndWatch.ts';

/** What every view of an auction includes. */
export interface TimedAuction {
  id: string;
  status: AuctionStatus;
  end_time: string;
  server_time: string;
}

/**
 * How updates arrive: `live` through the channel, `polling` without one, `lost` when polling fails
 * as well, so that what is shown may be outdated.
 */
export type AuctionLink = 'live' | 'polling' | 'lost';

export interface LiveAuctionOptions<A extends TimedAuction> {
  realtime: Realtime;
  /** Fetches the auction from the server. */
  read: () => Promise<A>;
  /** What an event says to this listener. */
  tell: (event: AuctionEvent) => A | undefined;
  /** How often to poll while there is no channel, in milliseconds. @default 5000 */
  pollMs?: number;
  /** The device's clock, compared with the server's. @default steadyClock */
  device?: Clock;
}

/** What `read` throws when there is no auction to fetch; nothing changes then. */
export function nothingToRead(): Error {
  return new DOMException('There is no auction', 'AbortError');
}

/**
 * Assumed round trip of the first answer, in milliseconds; large, so that any measured one is
 * preferred.
 */
const UNMEASURED_MS = 10_000;

/**
 * The current state of one auction: from channel events, from polling where neither WebSocket nor
 * long polling works, and refetched after every gap. Uses the server's time (design §7).
 */
export class LiveAuction<A extends TimedAuction> {
  auction: A | null = null;
  link: AuctionLink = 'polling';
  /** The reader's link is no longer valid. */
  isGone = false;
  /** The end has passed by the server's clock, whatever the status still says. */
  timeIsUp = false;
  private readonly options: LiveAuctionOptions<A>;
  private readonly device: Clock;
  private readonly clock: ServerClock;
  private readonly end: EndWatch;
  private joined = false;
  private failed = false;
  private page: 'ahead' | 'open' | 'left' = 'ahead';
  private topic: string | null = null;
  private leave: () => void = () => undefined;
  private reading: Promise<void> | null = null;
  private again = false;

  constructor(options: LiveAuctionOptions<A>) {
    this.options = options;
    this.device = options.device ?? steadyClock;
    this.clock = new ServerClock(this.device);
    this.end = new EndWatch({
      now: this.now,
      onEnd: (isUp) => runInAction(() => (this.timeIsUp = isUp)),
      onWait: () => {
        if (!this.reading) void this.refresh();
      },
    });
    makeObservable<this, 'settle'>(this, {
      auction: observableRef,
      link: observable,
      isGone: observable,
      timeIsUp: observable,
      take: action,
      forget: action,
      settle: action,
    });
  }

  /** The server's time, in milliseconds since the epoch. Referentially stable. */
  readonly now = (): number => this.clock.now();

  /** Takes a newer state of the auction; an older one than the current is ignored. */
  take(auction: A): void {
    const { auction: known } = this;
    const serverTime = Date.parse(auction.server_time);
    if (known?.id === auction.id && serverTime < Date.parse(known.server_time)) return;
    if (this.clock.uncertainty === Infinity) {
      const now = this.device.now();
      const half = UNMEASURED_MS / 2;
      this.clock.observe({ serverTime, sentAt: now - half, receivedAt: now + half });
    }
    this.auction = auction;
    this.follow();
  }

  /**
   * Refetches the auction, unless its page was left: the answer to a late bid then asks for nothing
   * more. A call during a fetch causes one more, since the running one may be
   * too old to include the change.
   */
  refresh(): Promise<void> {
    if (this.page === 'left') return Promise.resolve();
    if (this.reading) this.again = true;
    else this.reading = this.readOut();
    return this.reading;
  }

  /** Follows the auction until the returned function is called. */
  watch(): () => void {
    const { realtime, pollMs = 5000 } = this.options;
    this.page = 'open';
    const stopStatus = realtime.onStatus((status) => {
      if (status !== 'open') this.settle({ joined: false });
    });
    const disconnect = realtime.connect();
    const stopReturn = watchReturn(() => {
      this.clock.doubt();
      void this.refresh();
    });
    const poll = setInterval(() => {
      if ((this.joined && !this.failed) || !this.auction || document.visibilityState === 'hidden')
        return;
      void this.refresh();
    }, pollMs);
    this.follow();
    return () => {
      this.page = 'left';
      clearInterval(poll);
      stopReturn();
      this.leaveTopic();
      this.end.stop();
      disconnect();
      stopStatus();
    };
  }

  /** Forgets the auction, because another one or none is shown. */
  forget(): void {
    this.leaveTopic();
    this.end.stop();
    this.auction = null;
    this.timeIsUp = false;
    this.isGone = false;
  }

  /** Subscribes to the auction and waits for its end. */
  private follow(): void {
    const { auction } = this;
    if (this.page !== 'open' || !auction) return;
    this.end.set(auction.status === 'RUNNING' ? Date.parse(auction.end_time) : null);
    if (this.topic === auction.id) return;
    this.leaveTopic();
    this.topic = auction.id;
    this.leave = joinAuction(this.options.realtime, auction.id, {
      onAuction: (event) => {
        const shown = this.options.tell(event);
        if (shown) this.take(shown);
      },
      onJoined: () => this.caughtUp(),
      onReconnect: () => this.caughtUp(),
      onRefused: () => this.settle({ joined: false }),
    });
  }

  /** The channel is joined; fetches what may have been missed before. */
  private caughtUp(): void {
    this.settle({ joined: true });
    void this.refresh();
  }

  private leaveTopic(): void {
    this.leave();
    this.leave = () => undefined;
    this.topic = null;
    this.settle({ joined: false });
  }

  private async readOut(): Promise<void> {
    do {
      this.again = false;
      await this.read();
    } while (this.again);
    // At once, not in a later turn: a wish to read again in between would be lost.
    this.reading = null;
  }

  private async read(): Promise<void> {
    const sentAt = this.device.now();
    try {
      const auction = await this.options.read();
      const serverTime = Date.parse(auction.server_time);
      this.clock.observe({ serverTime, sentAt, receivedAt: this.device.now() });
      this.take(auction);
      this.settle({ failed: false });
    } catch (error) {
      if (isAbort(error)) return;
      const gone = hasCode(error, 'NOT_FOUND');
      runInAction(() => (this.isGone ||= gone));
      this.settle({ failed: !gone });
    }
  }

  private settle({ joined = this.joined, failed = this.failed }): void {
    this.joined = joined;
    this.failed = failed;
    this.link = failed ? 'lost' : joined ? 'live' : 'polling';
  }
}
