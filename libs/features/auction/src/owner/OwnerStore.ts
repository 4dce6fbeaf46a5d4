import { hasCode, Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Realtime } from '@forecourt/api-client/realtime';
import type {
  Answer,
  Deal,
  PublicAuction,
  PublicTradeIn,
  TradeInOffer,
  WithdrawnOffer,
} from '@forecourt/contract';
import { tickOwnHandover, withdrawTradeIn } from '@forecourt/contract/endpoints/deals';
import { getPublicRequest } from '@forecourt/contract/endpoints/requests';
import { answerTradeInOffer } from '@forecourt/contract/endpoints/trade';
import { watchReturn } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LiveAuction, nothingToRead } from '../live/LiveAuction.ts';
import { type Failure, failureOf } from '@forecourt/api-client/act';

/** What an owner's link shows. */
export type OwnerAnswer = Answer<'getPublicRequest'>;

/** The owner's situation: no offer, an offer to answer, or an offer that is over. */
export type OwnerView =
  | 'none'
  | 'auction'
  | 'counting'
  | 'noOffers'
  | 'reserveNotMet'
  | 'cancelled'
  | 'open'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired';

export interface OwnerStoreOptions {
  requestId: string;
  /** Key of the owner's link. */
  sessionKey: string;
  api: Pick<Api, keyof typeof OwnerStore.endpoints>;
  /** A connection whose token is `ownerToken(requestId, sessionKey)`. */
  realtime: Realtime;
  device?: Clock;
  newKey?: () => string;
  /** How often to poll for an offer while there is no auction, in milliseconds. @default 20000 */
  pollMs?: number;
}

/** How often to poll for what is expected at any moment, in milliseconds. */
const SOON_MS = 3000;

/** The offer for a car as its owner sees it through their link, and the owner's answer. */
export class OwnerStore {
  static readonly endpoints = {
    answerTradeInOffer,
    getPublicRequest,
    tickOwnHandover,
    withdrawTradeIn,
  };
  readonly live: LiveAuction<PublicAuction>;
  answer: OwnerAnswer | null = null;
  /** The answer waiting for confirmation. */
  asking: boolean | null = null;
  sending = false;
  /** changed: there is a different offer now; answered: an answer was already given. */
  failure: Failure | 'changed' | 'answered' | null = null;
  /** The price that was shown when the question was asked: another one is not accepted unread. */
  askedValue: number | null = null;
  private readonly options: OwnerStoreOptions;
  private readonly intent: Intent;
  /** How often an action of this page was answered. */
  private changes = 0;

  constructor(options: OwnerStoreOptions) {
    this.options = options;
    this.intent = new Intent(options.newKey);
    this.live = new LiveAuction({
      realtime: options.realtime,
      device: options.device,
      read: async () => {
        const { auction } = await this.read();
        if (!auction) throw nothingToRead();
        return auction;
      },
      tell: ({ owner }) => {
        // The offer itself comes only with the response, and may come after the auction's end.
        if (owner && owner.status !== 'RUNNING') void this.live.refresh();
        return owner;
      },
    });
    makeObservable<this, 'settle'>(this, {
      answer: observableRef,
      asking: observable,
      sending: observable,
      failure: observable,
      offer: computed,
      deal: computed,
      view: computed,
      ask: action,
      show: action,
      settle: action,
    });
  }

  get offer(): TradeInOffer | null {
    return this.answer?.trade_in?.offer ?? null;
  }

  /** The offer that was withdrawn from them; null once another step has followed. */
  get withdrawn(): WithdrawnOffer | null {
    return this.answer?.trade_in?.withdrawn ?? null;
  }

  /** What follows the owner's yes; null before it, and once another offer or auction followed. */
  get deal(): Deal | null {
    return this.answer?.trade_in?.deal ?? null;
  }

  /** Name of the partner who sells for the owner. */
  get partner(): string {
    return this.answer?.report.partner.name ?? '';
  }

  /** Who makes the offer, by name: a dealer, or the partner itself. */
  get buyer(): string {
    const { offer } = this;
    return offer?.dealer?.name ?? offer?.offered_by?.name ?? this.partner;
  }

  get view(): OwnerView {
    const { offer } = this;
    const { auction, timeIsUp } = this.live;
    if (auction?.status === 'RUNNING') return timeIsUp ? 'counting' : 'auction';
    if (offer) {
      if (offer.accepted !== null) return offer.accepted ? 'accepted' : 'declined';
      return offer.expired ? 'expired' : 'open';
    }
    if (this.withdrawn) return 'withdrawn';
    if (auction?.status === 'NO_OFFERS') return 'noOffers';
    if (auction?.status === 'RESERVE_NOT_MET') return 'reserveNotMet';
    if (auction?.status === 'AWAITING_OWNER') return 'counting';
    return auction?.status === 'CANCELLED' ? 'cancelled' : 'none';
  }

  /** Shows a response, such as the one that came with the report. */
  show(answer: OwnerAnswer): void {
    this.answer = answer;
    if (answer.auction) this.live.take(answer.auction);
    else this.live.forget();
  }

  /** Loads and shows what the link gives access to. @throws ApiError */
  async load(): Promise<void> {
    this.show(await this.read());
  }

  /** Follows the auction, or polls for an offer, until the returned function is called. */
  watch(): () => void {
    const stop = this.live.watch();
    const look = (): void => {
      if (!this.live.auction) void this.load().catch(() => undefined);
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, this.options.pollMs ?? 20_000);
    // Expected soon: the offer after the end, or any response if the first request failed.
    const soon = setInterval(() => {
      if (!this.answer) look();
      else if (this.view === 'counting' && this.live.auction?.status !== 'RUNNING') {
        void this.live.refresh();
      }
    }, SOON_MS);
    const stopReturn = watchReturn(look);
    return () => {
      clearInterval(timer);
      clearInterval(soon);
      stopReturn();
      stop();
    };
  }

  /** Asks for confirmation of an answer; null cancels. */
  ask(accepts: boolean | null): void {
    if (this.sending) return;
    this.asking = accepts;
    this.askedValue = this.offer?.value ?? null;
    this.failure = null;
  }

  /**
   * Sends the confirmed answer. It is single-use (design §7); pressing twice has no further effect.
   */
  async give(): Promise<void> {
    const { asking: accepted, askedValue: value, offer, options } = this;
    const tradeId = this.answer?.trade_in?.id;
    if (accepted === null || value === null || !offer || !tradeId || this.sending) return;
    const body = { accepted, session_key: options.sessionKey, value };
    runInAction(() => (this.sending = true));
    try {
      const given = await options.api.answerTradeInOffer(tradeId, body, {
        idempotencyKey: this.intent.keyFor(body),
      });
      this.settle(null);
      const { contacts = null, deal = null, receipt = null } = given;
      this.put({ offer: { ...offer, accepted }, contacts, deal, receipt });
      await this.reload();
    } catch (error) {
      const changed = hasCode(error, 'INVALID_TRANSITION');
      const answered = hasCode(error, 'ALREADY_ANSWERED');
      this.settle(changed ? 'changed' : answered ? 'answered' : failureOf(error));
      if (changed || answered) await this.reload();
    }
  }

  private async read(): Promise<OwnerAnswer> {
    const { changes } = this;
    const { api, requestId, sessionKey } = this.options;
    const answer = await api.getPublicRequest(requestId, sessionKey, { deduplicate: false });
    // Asked before an action that was answered sooner: it may be too old to include it.
    if (changes !== this.changes) return this.read();
    runInAction(() => (this.answer = answer));
    return answer;
  }

  private async reload(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  /** Sends an action that answers with the trade-in as it now stands, and shows it. @throws ApiError */
  async act(
    send: (
      api: OwnerStoreOptions['api'],
      tradeId: string,
      sessionKey: string,
    ) => Promise<{ trade_in: PublicTradeIn }>,
  ): Promise<void> {
    const tradeId = this.answer?.trade_in?.id;
    if (!tradeId) return;
    const { trade_in: tradeIn } = await send(this.options.api, tradeId, this.options.sessionKey);
    this.put(tradeIn);
  }

  /** Shows an answer at once: it is final even if the refetch fails. */
  private put(change: Partial<PublicTradeIn>): void {
    this.changes += 1;
    const trade = this.answer?.trade_in;
    if (!this.answer || !trade) return;
    const next = { ...this.answer, trade_in: { ...trade, ...change } };
    runInAction(() => (this.answer = next));
  }

  private settle(failure: OwnerStore['failure']): void {
    this.sending = false;
    this.asking = null;
    this.failure = failure;
  }
}
