import { hasCode, Intent } from '@forecourt/api-client';
import type { DealerApi } from '@forecourt/api-client/trade';
import type { Answer } from '@forecourt/contract';
import { centsOf } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { type Failure, failureOf } from '../shared/failure.ts';
import { OfferDraft } from '../shared/OfferDraft.ts';
import { amountOf, readPrice, typedPrice } from '../shared/price.ts';

export interface BidStoreOptions {
  dealerKey: string;
  api: Pick<DealerApi, 'createPublicOffer'>;
  /** The best offer so far in cents; null without one. */
  best: () => number | null;
  /** The lowest amount that would be taken now, in cents. */
  minimum: () => number;
  /** The server took the bid. */
  onTaken: (answer: Answer<'createPublicOffer'>) => void;
  /** The server knows better how the auction stands. */
  onMoved: () => void;
  newKey?: () => string;
}

/** Why a bid was not taken, beside what is wrong with the price. */
export type BidFailure = Failure | 'ended' | 'notInvited';

/** What a dealer types and sends. What was typed survives every failure. */
export class BidStore extends OfferDraft<'tooLow'> {
  /** For how many days after the end it holds; null is as long as the auction asks. */
  days: number | null = null;
  /** The amount that is asked about before it is sent, in cents. */
  confirming: number | null = null;
  failure: BidFailure | null = null;
  /** The last amount that the server took, in cents. */
  taken: number | null = null;
  /** The best offer when typing began, in cents: tells whether it rose meanwhile. */
  private bestAtFirst: number | null = null;
  /** The lowest amount that a refusal named, in cents: it may be newer than the auction that is shown. */
  private told = 0;
  private readonly options: BidStoreOptions;
  private readonly intent: Intent;

  constructor(options: BidStoreOptions) {
    super();
    this.options = options;
    this.intent = new Intent(options.newKey);
    makeObservable<this, 'bestAtFirst' | 'told' | 'fail'>(this, {
      days: observable,
      confirming: observable,
      failure: observable,
      taken: observable,
      bestAtFirst: observable,
      told: observable,
      minimum: computed,
      isTooLow: computed,
      isOutbidTyping: computed,
      setDays: action,
      ask: action,
      dismiss: action,
      fail: action,
    });
  }

  /** The lowest amount that would be taken, in cents. Bids only rise. */
  get minimum(): number {
    return Math.max(this.options.minimum(), this.told);
  }

  /** What is typed, or asked about, would not be taken any more. */
  get isTooLow(): boolean {
    const cents = this.confirming ?? this.cents;
    return cents !== null && cents < this.minimum;
  }

  /** Somebody offered more since typing began. */
  get isOutbidTyping(): boolean {
    if (this.price === '') return false;
    return (this.options.best() ?? 0) > (this.bestAtFirst ?? 0);
  }

  override typePrice(text: string): void {
    if (this.price === '') this.bestAtFirst = this.options.best();
    super.typePrice(text);
    this.failure = null;
    this.taken = null;
  }

  /** Fills in an amount, as its button does. */
  suggest(cents: number): void {
    this.typePrice(typedPrice(cents));
  }

  setDays(days: number): void {
    this.days = days;
  }

  /** Checks what is typed; a bid is firm, so it is asked about before it is sent. */
  ask(): void {
    if (this.sending) return;
    const read = readPrice(this.price);
    this.failure = null;
    if ('problem' in read) this.problem = read.problem;
    else if (read.cents < this.minimum) this.problem = 'tooLow';
    else {
      this.problem = null;
      this.confirming = read.cents;
    }
  }

  dismiss(): void {
    if (!this.sending) this.confirming = null;
  }

  /** Sends the amount asked about. A second press, or another try after no answer, sends nothing twice. */
  async send(): Promise<void> {
    const { confirming: cents, options } = this;
    if (cents === null || this.sending || this.isTooLow) return;
    const comment = this.comment.trim() || null;
    const offer = {
      value: amountOf(cents),
      comment,
      trade_for_new: this.tradeForNew,
      ...(this.days !== null && { expires_in_days: this.days }),
    };
    runInAction(() => (this.sending = true));
    try {
      const answer = await options.api.createPublicOffer(
        { dealer_key: options.dealerKey, ...offer },
        { idempotencyKey: this.intent.keyFor(offer) },
      );
      this.intent.fulfilled();
      runInAction(() => {
        this.price = '';
        this.comment = '';
        this.taken = cents;
        options.onTaken(answer);
      });
    } catch (error) {
      this.fail(error);
    } finally {
      runInAction(() => {
        this.sending = false;
        this.confirming = null;
      });
    }
  }

  private fail(error: unknown): void {
    if (hasCode(error, 'OFFER_TOO_LOW')) {
      this.problem = 'tooLow';
      this.told = centsOf(error.minimum ?? 0);
    }
    if (hasCode(error, 'AUCTION_ENDED')) this.failure = 'ended';
    else if (hasCode(error, 'NOT_INVITED')) this.failure = 'notInvited';
    else if (this.problem !== 'tooLow') this.failure = failureOf(error);
    // Another amount is another bid; after a refusal so is the same one.
    if (this.failure !== 'unknown') this.intent.fulfilled();
    this.options.onMoved();
  }
}
