import { hasCode, Intent } from '@forecourt/api-client';
import type { PublicReportsApi } from '@forecourt/api-client/reports';
import type { OwnerApi } from '@forecourt/api-client/trade';
import type { Realtime } from '@forecourt/api-client/realtime';
import type { Answer, PublicAuction, TradeInOffer } from '@forecourt/contract';
import { watchReturn } from '@forecourt/platform';
import type { Clock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LiveAuction, nothingToRead } from '../live/LiveAuction.ts';
import { type Failure, failureOf } from '../shared/failure.ts';

/** What an owner's link shows. */
export type OwnerAnswer = Answer<'getPublicRequest'>;

/** Where the owner stands: without an offer, with one to answer, or with one that has come to its end. */
export type OwnerView =
  | 'none'
  | 'auction'
  | 'counting'
  | 'noOffers'
  | 'cancelled'
  | 'open'
  | 'accepted'
  | 'declined'
  | 'expired';

export interface OwnerStoreOptions {
  requestId: string;
  /** Key of the owner's link. */
  sessionKey: string;
  api: OwnerApi & PublicReportsApi;
  /** A connection whose token is `ownerToken(requestId, sessionKey)`. */
  realtime: Realtime;
  device?: Clock;
  newKey?: () => string;
  /** How often to look for an offer while there is no auction, in milliseconds. @default 20000 */
  pollMs?: number;
}

/** How often to look for what is expected any moment, in milliseconds. */
const soonMs = 3000;

/** The offer on somebody's car, as its owner sees it by their link, and their answer. */
export class OwnerStore {
  readonly live: LiveAuction<PublicAuction>;
  answer: OwnerAnswer | null = null;
  /** The answer that is asked about before it is given. */
  asking: boolean | null = null;
  sending = false;
  /** changed: another offer stands by now; answered: an answer was given before. */
  failure: Failure | 'changed' | 'answered' | null = null;
  private readonly options: OwnerStoreOptions;
  private readonly intent: Intent;

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
        // The offer itself comes with the answer alone, and may come after the auction's end.
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
      view: computed,
      ask: action,
      show: action,
      settle: action,
    });
  }

  get offer(): TradeInOffer | null {
    return this.answer?.trade_in?.offer ?? null;
  }

  get view(): OwnerView {
    const { offer } = this;
    const { auction, timeIsUp } = this.live;
    if (auction?.status === 'RUNNING') return timeIsUp ? 'counting' : 'auction';
    if (offer) {
      if (offer.accepted !== null) return offer.accepted ? 'accepted' : 'declined';
      return offer.expired ? 'expired' : 'open';
    }
    if (auction?.status === 'NO_OFFERS') return 'noOffers';
    if (auction?.status === 'AWAITING_OWNER') return 'counting';
    return auction?.status === 'CANCELLED' ? 'cancelled' : 'none';
  }

  /** Shows an answer, such as the one that came with the report beside it. */
  show(answer: OwnerAnswer): void {
    this.answer = answer;
    if (answer.auction) this.live.take(answer.auction);
    else this.live.forget();
  }

  /** Asks for what the link shows and shows it. @throws ApiError */
  async load(): Promise<void> {
    this.show(await this.read());
  }

  /** Follows the auction, or looks for an offer now and then, until the returned function is called. */
  watch(): () => void {
    const stop = this.live.watch();
    const look = (): void => {
      if (!this.live.auction) void this.load().catch(() => undefined);
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, this.options.pollMs ?? 20_000);
    // What comes in a moment: the offer after the end, or any answer at all after a first one that failed.
    const soon = setInterval(() => {
      if (!this.answer) look();
      else if (this.view === 'counting' && this.live.auction?.status !== 'RUNNING') {
        void this.live.refresh();
      }
    }, soonMs);
    const stopReturn = watchReturn(look);
    return () => {
      clearInterval(timer);
      clearInterval(soon);
      stopReturn();
      stop();
    };
  }

  /** Asks about an answer before it is given; null puts the question away. */
  ask(accepts: boolean | null): void {
    if (this.sending) return;
    this.asking = accepts;
    this.failure = null;
  }

  /** Gives the answer that was asked about. It is single-use (design §7); a second press changes nothing. */
  async give(): Promise<void> {
    const { asking: accepted, offer, options } = this;
    const tradeId = this.answer?.trade_in?.id;
    if (accepted === null || !offer || !tradeId || this.sending) return;
    const body = { accepted, session_key: options.sessionKey, value: offer.value };
    runInAction(() => (this.sending = true));
    try {
      const { contacts = null } = await options.api.answerTradeInOffer(tradeId, body, {
        idempotencyKey: this.intent.keyFor(body),
      });
      this.settle(null);
      this.put({ ...offer, accepted }, contacts);
      await this.reload();
    } catch (error) {
      const changed = hasCode(error, 'INVALID_TRANSITION');
      const answered = hasCode(error, 'ALREADY_ANSWERED');
      this.settle(changed ? 'changed' : answered ? 'answered' : failureOf(error));
      if (changed || answered) await this.reload();
    }
  }

  private async read(): Promise<OwnerAnswer> {
    const { api, requestId, sessionKey } = this.options;
    const answer = await api.getPublicRequest(requestId, sessionKey, { deduplicate: false });
    runInAction(() => (this.answer = answer));
    return answer;
  }

  private async reload(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  /** Shows the answer at once: asking again may fail, and the answer stands. */
  private put(offer: TradeInOffer, contacts: Answer<'answerTradeInOffer'>['contacts']): void {
    const trade = this.answer?.trade_in;
    if (!this.answer || !trade) return;
    const next = { ...this.answer, trade_in: { ...trade, offer, contacts } };
    runInAction(() => (this.answer = next));
  }

  private settle(failure: OwnerStore['failure']): void {
    this.sending = false;
    this.asking = null;
    this.failure = failure;
  }
}
