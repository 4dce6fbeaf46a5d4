import { hasCode, Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Realtime } from '@forecourt/api-client/realtime';
import type { Answer, DealerAuction, OwnOffer } from '@forecourt/contract';
import {
  continueTradeIn,
  createPublicOffer,
  getDealerAuction,
} from '@forecourt/contract/endpoints/trade';
import { centsOf } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LiveAuction } from '../live/LiveAuction.ts';
import { type Failure, failureOf } from '../shared/failure.ts';
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
  static readonly endpoints = { continueTradeIn, createPublicOffer, getDealerAuction };
  readonly live: LiveAuction<DealerAuction>;
  readonly bid: BidStore;
  answer: DealerAnswer | null = null;
  /** The answer to "go on with the trade-in?" that is being sent. */
  deciding: boolean | null = null;
  decideFailure: Failure | null = null;
  /** Own bids sent successfully since the last response was read. */
  private made: readonly OwnOffer[] = [];
  private readonly options: DealerStoreOptions;
  private readonly decision: Intent;

  constructor(options: DealerStoreOptions) {
    const { dealerKey, api, realtime, device, newKey, pollMs } = options;
    this.options = options;
    this.decision = new Intent(newKey);
    this.live = new LiveAuction({
      realtime,
      device,
      pollMs,
      read: async () => (await this.read()).auction,
      tell: ({ dealer }) => {
        // Contacts and own offers come only with the response, not with events.
        if (dealer && dealer.status !== this.live.auction?.status) void this.live.refresh();
        return dealer;
      },
    });
    this.bid = new BidStore({
      dealerKey,
      api,
      newKey,
      best: () => this.best,
      minimum: () => centsOf(this.auction?.minimum_offer ?? 0),
      onTaken: ({ offer, auction }) => {
        this.made = [...this.made, offer];
        this.live.take(auction);
      },
      onMoved: () => void this.live.refresh(),
    });
    makeObservable<this, 'made'>(this, {
      answer: observableRef,
      deciding: observable,
      decideFailure: observable,
      made: observableRef,
      own: computed,
      best: computed,
      standing: computed,
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

  /** Whether offers are accepted. */
  get isOpen(): boolean {
    return this.standing !== null && isOpen(this.standing);
  }

  /** @throws ApiError */
  private async read(): Promise<DealerAnswer> {
    const answer = await this.options.api.getDealerAuction(this.options.dealerKey);
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

  /** Says whether to go on with the trade-in, after the owner's yes (spec §4). Single-use. */
  async goOn(goesOn: boolean): Promise<void> {
    if (this.deciding !== null) return;
    const { api, dealerKey } = this.options;
    runInAction(() => {
      this.deciding = goesOn;
      this.decideFailure = null;
    });
    try {
      const body = { continue: goesOn };
      const answer = await api.continueTradeIn(dealerKey, body, {
        idempotencyKey: this.decision.keyFor(body),
      });
      this.show(answer);
    } catch (error) {
      if (hasCode(error, 'ALREADY_ANSWERED')) await this.live.refresh();
      else runInAction(() => (this.decideFailure = failureOf(error)));
    } finally {
      runInAction(() => (this.deciding = null));
    }
  }
}
