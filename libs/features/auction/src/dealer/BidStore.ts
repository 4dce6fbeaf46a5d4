import { hasCode, Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Answer } from '@forecourt/contract';
import { centsOf } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { type Failure, failureOf } from '../shared/failure.ts';
import { OfferDraft } from '../shared/OfferDraft.ts';
import { amountOf, readPrice, typedPrice } from '../shared/price.ts';

export interface BidStoreOptions {
  dealerKey: string;
  api: Pick<Api, 'createPublicOffer'>;
  /** The best offer so far in cents; null without one. */
  best: () => number | null;
  /** The lowest amount that the server would accept now, in cents. */
  minimum: () => number;
  /** The server accepted the bid. */
  onTaken: (answer: Answer<'createPublicOffer'>) => void;
  /** The server's view of the auction is newer than ours. */
  onMoved: () => void;
  newKey?: () => string;
}

/** Why a bid was rejected, other than a problem with the price. */
export type BidFailure = Failure | 'ended' | 'notInvited';

/** The dealer's bid form. What was typed is kept after every failure. */
export class BidStore extends OfferDraft<'tooLow'> {
  /** How many days after the end the bid is valid; null means as long as the auction asks. */
  days: number | null = null;
  /** The amount waiting for confirmation, in cents. */
  confirming: number | null = null;
  failure: BidFailure | null = null;
  /** The last amount that the server accepted, in cents. */
  taken: number | null = null;
  /** The best offer when typing began, in cents; shows whether it has risen since. */
  private bestAtFirst: number | null = null;
  /** The minimum from a rejection, in cents; may be newer than the auction that is shown. */
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

  /** The lowest amount that the server would accept, in cents. Bids only rise. */
  get minimum(): number {
    return Math.max(this.options.minimum(), this.told);
  }

  /** The typed or confirmed amount is no longer high enough. */
  get isTooLow(): boolean {
    const cents = this.confirming ?? this.cents;
    return cents !== null && cents < this.minimum;
  }

  /** Another dealer has bid more since typing began. */
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

  /** Fills in a suggested amount. */
  suggest(cents: number): void {
    this.typePrice(typedPrice(cents));
  }

  setDays(days: number): void {
    this.days = days;
  }

  /** Checks the form, then asks for confirmation, since a bid is binding. */
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

  /**
   * Sends the confirmed amount. Pressing twice, or retrying when no answer came, sends it only
   * once.
   */
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
    // After a rejection even the same amount counts as a new bid, with a new idempotency key.
    if (this.failure !== 'unknown') this.intent.fulfilled();
    this.options.onMoved();
  }
}
