import type { Api } from '@forecourt/api-client';
import type { Realtime } from '@forecourt/api-client/realtime';
import type { Answer, DealerAuction, OwnOffer } from '@forecourt/contract';
import { answerSecondChance, tickDealerHandover } from '@forecourt/contract/endpoints/deals';
import {
  continueTradeIn,
  createPublicOffer,
  getDealerAuction,
  openInvitation,
} from '@forecourt/contract/endpoints/trade';
import { centsOf, watchReturn } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { LiveAuction } from '../live/LiveAuction.ts';
import { type DealerAfter, dealerAfter } from './after/dealerAfter.ts';
import { BidStore } from './BidStore.ts';
import { isOpen, ownBest, type Standing, standingOf } from './standing.ts';

/** What a dealer's link shows. */
export type DealerAnswer = Answer<'getDealerAuction'>;

export interface DealerStoreOptions {
  /** Key of the dealer's link. */
  dealerKey: string;
  api: Pick<Api, keyof typeof DealerStore.endpoints>;
  /** A connection whose token is `dealerToken(dealerKey)`. */
  realtime: Realtime;
  /** @default the device's monotonic clock */
  device?: Clock;
  newKey?: () => string;
  pollMs?: number;
}

/** An auction as an invited dealer sees it through their link, and the dealer's actions in it. */
export class DealerStore {
  static readonly endpoints = {
    answerSecondChance,
    continueTradeIn,
    createPublicOffer,
    getDealerAuction,
    openInvitation,
    tickDealerHandover,
  };
  readonly live: LiveAuction<DealerAuction>;
  readonly bid: BidStore;
  answer: DealerAnswer | null = null;
  /** Own bids sent successfully since the last response was read. */
  private made: readonly OwnOffer[] = [];
  private readonly options: DealerStoreOptions;
  /** How often an action of this page was answered. */
  private changes = 0;

  constructor(options: DealerStoreOptions) {
    const { dealerKey, api, realtime, device, newKey, pollMs } = options;
    this.options = options;
    this.live = new LiveAuction({
      realtime,
      device,
      pollMs,
      read: async () => (await this.read()).auction,
      tell: ({ dealer }) => {
        // Contacts, own offers and the deal come only with the response, not with events.
        const { status, deal_version: version } = this.live.auction ?? {};
        if (dealer && (dealer.status !== status || dealer.deal_version !== version)) {
          void this.live.refresh();
        }
        return dealer;
      },
    });
    this.bid = new BidStore({
      dealerKey,
      api,
      newKey,
      best: () => this.best,
      auction: () => this.auction,
      minimum: () => centsOf(this.auction?.minimum_offer ?? 0),
      onTaken: ({ offer, auction }) => {
        this.made = [...this.made, offer];
        this.live.take(auction);
      },
      onMoved: () => void this.live.refresh(),
    });
    makeObservable<this, 'made'>(this, {
      answer: observableRef,
      made: observableRef,
      own: computed,
      best: computed,
      standing: computed,
      after: computed,
      show: action,
    });
  }

  get auction(): DealerAuction | null {
    return this.live.auction;
  }

  /** The dealer's offers, in the order they were made. */
  get own(): readonly OwnOffer[] {
    const read = this.answer?.own_offers ?? [];
    const known = new Set(read.map(({ id }) => id));
    return [...read, ...this.made.filter(({ id }) => !known.has(id))];
  }

  /** The dealer's own best offer, in cents. */
  get ownBest(): number | null {
    return ownBest(this.own);
  }

  /** The best offer so far, in cents; never who made it (design §7). */
  get best(): number | null {
    const best = this.auction?.best_offer ?? this.answer?.best_offer ?? null;
    return best === null ? null : centsOf(best);
  }

  get standing(): Standing | null {
    return this.auction && standingOf(this.auction, this.own, this.live.timeIsUp);
  }

  /** Where the dealer stands after the owner's yes; null before it, or without a part in it. */
  get after(): DealerAfter | null {
    return this.answer && dealerAfter(this.answer);
  }

  /** Whether offers are accepted. */
  get isOpen(): boolean {
    return this.standing !== null && isOpen(this.standing);
  }

  /** @throws ApiError */
  private async read(): Promise<DealerAnswer> {
    const { changes } = this;
    const { api, dealerKey } = this.options;
    const answer = await api.getDealerAuction(dealerKey, { deduplicate: false });
    // Asked before an action that was answered sooner: it may be too old to include it.
    if (changes !== this.changes) return this.read();
    runInAction(() => (this.answer = answer));
    return answer;
  }

  /** Shows a response, such as the one that came with the report. */
  show(answer: DealerAnswer): void {
    this.answer = answer;
    this.live.take(answer.auction);
  }

  /** Loads and shows what the link gives access to. @throws ApiError */
  async load(): Promise<void> {
    this.show(await this.read());
  }

  /**
   * Tells the server, once somebody sees the page, that the invitation was opened; without an answer
   * again when they come back. Returns a function that stops it.
   */
  tellOpened(): () => void {
    const { api, dealerKey } = this.options;
    let isTold = false;
    const tell = async () => {
      if (isTold || document.visibilityState === 'hidden') return;
      isTold = true;
      isTold = await api.openInvitation(dealerKey).then(
        () => true,
        () => false,
      );
    };
    void tell();
    return watchReturn(() => void tell());
  }

  /** Sends an action that answers with the link as it now stands, and shows it. @throws ApiError */
  async act(
    send: (api: DealerStoreOptions['api'], dealerKey: string) => Promise<DealerAnswer>,
  ): Promise<void> {
    const answer = await send(this.options.api, this.options.dealerKey);
    this.changes += 1;
    this.show(answer);
  }
}
