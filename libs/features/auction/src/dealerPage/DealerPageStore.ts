import { hasCode, isAbort } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { joinAuction } from '@forecourt/api-client/realtime';
import type { Realtime } from '@forecourt/api-client/realtime';
import type { Answer, DealerAuction, DealerPageAuction, DealerPageList } from '@forecourt/contract';
import { getDealerPage } from '@forecourt/contract/endpoints/dealer-page';
import { CursorList, ServerClock, steadyClock, watchReturn } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { AuctionLink } from '../live/LiveAuction.ts';
import { afterEvent } from './afterEvent.ts';

type PageAnswer = Answer<'getDealerPage'>;

/** What the page says besides its auctions. */
export type PageHead = Pick<PageAnswer, 'partner' | 'dealer' | 'counts'>;

export interface DealerPageStoreOptions {
  /** Key of the link to the dealer's own page. */
  pageKey: string;
  api: Pick<Api, keyof typeof DealerPageStore.endpoints>;
  /** A connection whose token is `dealerPageToken(pageKey)`. */
  realtime: Realtime;
  /** @default the device's monotonic clock */
  device?: Clock;
  /** How often the page looks at its clock, in milliseconds. @default 1000 */
  tickMs?: number;
}

/** The server's limit of topics for one connection. */
const MAX_JOINED = 20;
/** How often to ask for auctions that begin or change without an event, in milliseconds. */
const LIVE_MS = 30_000;
/** The same without a live connection. */
const POLLING_MS = 5000;
/** The same while an auction that has ended has no result yet. */
const RESULT_MS = 1000;
const LARGEST_PAGE = 100;

/** Everything of one dealer, behind the link of its own page: its auctions in three lists, live. */
export class DealerPageStore {
  static readonly endpoints = { getDealerPage };
  readonly auctions: CursorList<DealerPageAuction, DealerPageList>;
  head: PageHead | null = null;
  /** The link was revoked or has expired. */
  isGone = false;
  /** The server's time at the last tick, in milliseconds; decides which auctions have ended. */
  private time = 0;
  private isOpen = false;
  private failed = false;
  private asked = 0;
  private readonly options: DealerPageStoreOptions;
  private readonly device: Clock;
  private readonly clock: ServerClock;
  private readonly joined = new Map<string, () => void>();

  constructor(options: DealerPageStoreOptions) {
    this.options = options;
    this.device = options.device ?? steadyClock;
    this.clock = new ServerClock(this.device);
    this.auctions = new CursorList<DealerPageAuction, DealerPageList>({
      refreshPageSize: LARGEST_PAGE,
      idOf: ({ auction }) => auction.id,
      fetchPage: async ({ key, after, limit, signal }) => {
        const answer = await this.read({ list: key, limit, ...(after && { after }) }, signal);
        return { items: answer.auctions, after: answer.metadata.after };
      },
    });
    makeObservable<this, 'time' | 'isOpen' | 'failed' | 'tick' | 'setOpen' | 'fail'>(this, {
      head: observableRef,
      isGone: observable,
      time: observable,
      isOpen: observable,
      failed: observable,
      link: computed,
      tick: action,
      setOpen: action,
      fail: action,
      keep: action,
    });
  }

  /** The list that is shown. */
  get list(): DealerPageList {
    return this.auctions.key ?? 'RUNNING';
  }

  /** How changes arrive. */
  get link(): AuctionLink {
    if (this.failed) return 'lost';
    return this.isOpen ? 'live' : 'polling';
  }

  /** The server's time, in milliseconds since the epoch. Referentially stable. */
  readonly now = (): number => this.clock.now();

  /** Whether an auction has ended, whatever its status still says. */
  isOver({ end_time: end }: DealerAuction): boolean {
    return Date.parse(end) <= Math.max(this.time, 0);
  }

  /** Shows one of the lists. */
  show(list: DealerPageList): Promise<void> {
    return this.auctions.open(list);
  }

  refresh(): Promise<void> {
    return this.auctions.refresh();
  }

  /** Keeps what an answer says besides its auctions. */
  keep({ partner, dealer, counts }: PageAnswer): void {
    this.head = { partner, dealer, counts };
    this.isGone = false;
    this.failed = false;
  }

  /** Follows all auctions that are shown until the returned function is called. */
  watch(): () => void {
    const { realtime, tickMs = RESULT_MS } = this.options;
    const stopStatus = realtime.onStatus((status) => this.setOpen(status === 'open'));
    const disconnect = realtime.connect();
    const stopFollowing = reaction(
      () => this.auctions.items.slice(0, MAX_JOINED).map(({ auction }) => auction.id),
      (ids) => this.follow(ids),
      { fireImmediately: true, equals: (one, other) => one.join() === other.join() },
    );
    const stopReturn = watchReturn(() => {
      this.clock.doubt();
      void this.refresh();
    });
    const timer = setInterval(() => this.tick(), tickMs);
    return () => {
      clearInterval(timer);
      stopReturn();
      stopFollowing();
      this.follow([]);
      disconnect();
      stopStatus();
    };
  }

  /** @throws ApiError */
  private async read(query: Parameters<Api['getDealerPage']>[1], signal: AbortSignal) {
    const { api, pageKey } = this.options;
    const sentAt = this.device.now();
    this.asked = sentAt;
    try {
      const answer = await api.getDealerPage(pageKey, query, { signal });
      const serverTime = Date.parse(answer.server_time);
      this.clock.observe({ serverTime, sentAt, receivedAt: this.device.now() });
      this.keep(answer);
      this.look();
      return answer;
    } catch (error) {
      if (!isAbort(error)) this.fail(error);
      throw error;
    }
  }

  private fail(error: unknown): void {
    this.isGone = hasCode(error, 'NOT_FOUND');
    this.failed = !this.isGone;
  }

  /** Joins the topics of these auctions and leaves all others. */
  private follow(ids: readonly string[]): void {
    for (const [id, leave] of this.joined) {
      if (ids.includes(id)) continue;
      leave();
      this.joined.delete(id);
    }
    for (const id of ids) {
      if (this.joined.has(id)) continue;
      const leave = joinAuction(this.options.realtime, id, {
        onAuction: ({ dealer }) => dealer && this.take(dealer),
        onReconnect: () => void this.refresh(),
      });
      this.joined.set(id, leave);
    }
  }

  /** Takes a newer state of an auction; when it begins or ends, lists and counts change as well. */
  private take(dealer: DealerAuction): void {
    const known = this.auctions.find(dealer.id);
    if (!known || Date.parse(dealer.server_time) < Date.parse(known.auction.server_time)) return;
    this.auctions.update(dealer.id, (item) => afterEvent(item, dealer));
    // Contacts, the deal, and which list it belongs to come only with a response.
    const { status, deal_version: version } = known.auction;
    if (dealer.status !== status || dealer.deal_version !== version) void this.refresh();
  }

  private setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
  }

  /** Looks at the clock, and asks again when it is time to. */
  private tick(): void {
    this.look();
    if (this.isGone || this.auctions.status !== 'loaded') return;
    if (document.visibilityState === 'hidden') return;
    // One that has ended stays here until the server has closed it.
    const isCounting = this.auctions.items.some(
      ({ auction }) => auction.status === 'RUNNING' && this.isOver(auction),
    );
    const pause = isCounting ? RESULT_MS : this.isOpen ? LIVE_MS : POLLING_MS;
    if (this.device.now() - this.asked >= pause) void this.refresh();
  }

  private look(): void {
    action(() => (this.time = this.clock.now()))();
  }
}
