import { hasCode, Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Answer, DealerAuction } from '@forecourt/contract';
import { centsOf, cleanPrice, deviceTimeZone, readCount } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type Failure, failureOf } from '@forecourt/api-client/act';
import { MAX_OFFER_DAYS, OfferDraft } from '../shared/OfferDraft.ts';
import { amountOf, type PriceProblem, readPrice, typedPrice } from '../shared/price.ts';

export interface BidStoreOptions {
  dealerKey: string;
  api: Pick<Api, 'createPublicOffer'>;
  /** The best offer so far in cents; null without one. */
  best: () => number | null;
  /** The lowest amount that the server would accept now, in cents. */
  minimum: () => number;
  /** The auction as it is now: its rules, and whether the dealer leads. */
  auction: () => DealerAuction | null;
  /** The server accepted the bid. */
  onTaken: (answer: Answer<'createPublicOffer'>) => void;
  /** The server's view of the auction is newer than ours. */
  onMoved: () => void;
  newKey?: () => string;
}

/** Why a bid was rejected, other than a problem with the price. */
/** Why a bid was rejected, beyond the errors that any call can return. */
export type BidRefusal = 'ended' | 'buyNowGone' | 'notInvited';

export type BidFailure = Failure | BidRefusal;

/** What is wrong with a limit: itself, or beside the price, the limit so far, or the buy-now price. */
export type LimitProblem = PriceProblem | 'belowPrice' | 'notRaised' | 'notBelowBuyNow';

/** An offer that waits for confirmation; amounts in cents. */
export interface AskedBid {
  /** What is offered at once. */
  cents: number;
  /** Up to which amount the server bids on. */
  limit: number | null;
  /** It ends the auction. */
  buysNow: boolean;
}

/** The dealer's bid form. What was typed is kept after every failure. */
export class BidStore extends OfferDraft<'tooLow'> {
  /** How many days after the end the bid is valid, as typed; null: as long as the auction asks. */
  days: string | null = null;
  /** Up to which amount the server bids for the dealer, as typed. */
  limit = '';
  limitProblem: LimitProblem | null = null;
  /** The bid waiting for confirmation. */
  asked: AskedBid | null = null;
  failure: BidFailure | null = null;
  /** The last amount that the server accepted, in cents. */
  taken: number | null = null;
  /** The limit that came with it, in cents. */
  takenLimit: number | null = null;
  /** The best offer when typing began, in cents; shows whether it has risen since. */
  private bestAtFirst: number | null = null;
  /** The minimum from a rejection, in cents; may be newer than the auction that is shown. */
  private minimumOfServer = 0;
  private readonly options: BidStoreOptions;
  private readonly intent: Intent;

  constructor(options: BidStoreOptions) {
    super();
    this.options = options;
    this.intent = new Intent(options.newKey);
    makeObservable<this, 'bestAtFirst' | 'minimumOfServer' | 'fail'>(this, {
      days: observable,
      limit: observable,
      limitProblem: observable,
      asked: observableRef,
      failure: observable,
      taken: observable,
      takenLimit: observable,
      bestAtFirst: observable,
      minimumOfServer: observable,
      minimum: computed,
      isTooLow: computed,
      validDays: computed,
      buyNow: computed,
      isLeading: computed,
      isBeaten: computed,
      hasLimits: computed,
      isOutbidTyping: computed,
      setDays: action,
      typeLimit: action,
      ask: action,
      askBuyNow: action,
      askMinimum: action,
      dismiss: action,
      fail: action,
    });
  }

  /** The lowest amount that the server would accept, in cents. Bids only rise. */
  get minimum(): number {
    return Math.max(this.options.minimum(), this.minimumOfServer);
  }

  /** The typed or confirmed amount is no longer high enough. */
  get isTooLow(): boolean {
    const cents = this.asked?.cents ?? this.cents;
    if (cents === null || cents >= this.minimum) return false;
    // The server raises what starts a limit to the minimum of that moment.
    const limit = this.asked?.limit;
    return limit == null || limit < this.minimum;
  }

  /** The days in which the bid is valid; null: as long as the auction asks, or unreadable. */
  get validDays(): number | null {
    return this.days === null ? null : readCount(this.days, this.leastDays, MAX_OFFER_DAYS);
  }

  /** The amount that ends the auction, in cents. */
  get buyNow(): number | null {
    const price = this.auction?.rules?.buy_now_price ?? null;
    return price === null ? null : centsOf(price);
  }

  /** The dealer's own offer is the best. */
  get isLeading(): boolean {
    return this.auction?.leading === true;
  }

  /**
   * Another dealer leads, although an offer was taken: with the same amount, too, if their limit came
   * first. Not told while offers are sealed.
   */
  get isBeaten(): boolean {
    return this.taken !== null && this.auction?.leading === false;
  }

  /** A dealer may set a limit up to which the server bids. */
  get hasLimits(): boolean {
    return this.auction?.rules?.proxy_bids === true;
  }

  private get auction(): DealerAuction | null {
    return this.options.auction();
  }

  private get leastDays(): number {
    return this.auction?.validity.days ?? 1;
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

  setDays(days: string): void {
    this.days = days;
  }

  typeLimit(text: string): void {
    this.limit = cleanPrice(text);
    this.limitProblem = null;
    this.failure = null;
    this.taken = null;
  }

  /** Checks the form, then asks for confirmation, since a bid is binding. */
  ask(): void {
    if (this.sending) return;
    this.failure = null;
    this.problem = null;
    this.limitProblem = null;
    if (this.days !== null && this.validDays === null) return;
    const limit = this.hasLimits && this.limit.trim() !== '' ? this.readLimit() : null;
    const cents = limit !== null && this.price.trim() === '' ? this.minimum : this.readOffer();
    if (cents === null || this.limitProblem) return;
    if (limit !== null && limit < cents) this.limitProblem = 'belowPrice';
    else if (this.buyNow !== null && cents >= this.buyNow) this.askBuyNow();
    else this.asked = { cents, limit, buysNow: false };
  }

  /** Asks about ending the auction at its buy-now price. */
  askBuyNow(): void {
    const { buyNow } = this;
    if (buyNow === null || this.sending) return;
    this.failure = null;
    if (this.days !== null && this.validDays === null) return;
    this.asked = { cents: buyNow, limit: null, buysNow: true };
  }

  /** Asks about the lowest amount that would be accepted, in place of one that is too low. */
  askMinimum(): void {
    this.suggest(this.minimum);
    this.limit = '';
    this.ask();
  }

  dismiss(): void {
    if (!this.sending) this.asked = null;
  }

  /**
   * Sends the confirmed bid. Pressing twice, or retrying when no answer came, sends it only once.
   */
  async send(): Promise<void> {
    const { asked, options } = this;
    if (asked === null || this.sending || this.isTooLow) return;
    const { cents, limit, buysNow } = asked;
    const offer = {
      value: amountOf(cents),
      comment: this.comment.trim() || null,
      trade_for_new: this.tradeForNew,
      ...(limit !== null && { up_to: amountOf(limit) }),
      ...(buysNow && { buy_now: true }),
      ...(this.validDays !== null && { expires_in_days: this.validDays }),
    };
    runInAction(() => (this.sending = true));
    try {
      const answer = await options.api.createPublicOffer(
        { dealer_key: options.dealerKey, ...offer, time_zone: deviceTimeZone() },
        { idempotencyKey: this.intent.keyFor(offer) },
      );
      this.intent.fulfilled();
      runInAction(() => {
        this.price = '';
        this.limit = '';
        this.comment = '';
        this.taken = centsOf(answer.offer.value);
        this.takenLimit = limit;
        options.onTaken(answer);
      });
    } catch (error) {
      this.fail(error);
    } finally {
      runInAction(() => {
        this.sending = false;
        this.asked = null;
      });
    }
  }

  /** The typed price in cents; null if it cannot be offered, and why. */
  private readOffer(): number | null {
    const read = readPrice(this.price);
    if ('problem' in read) this.problem = read.problem;
    else if (read.cents < this.minimum) this.problem = 'tooLow';
    else return read.cents;
    return null;
  }

  /** The typed limit in cents; null if there can be no such limit, and why. */
  private readLimit(): number | null {
    const read = readPrice(this.limit);
    const known = this.auction?.own_limit ?? null;
    if ('problem' in read) this.limitProblem = read.problem;
    else if (known !== null && read.cents <= centsOf(known)) this.limitProblem = 'notRaised';
    else if (this.buyNow !== null && read.cents >= this.buyNow) {
      this.limitProblem = 'notBelowBuyNow';
    } else return read.cents;
    return null;
  }

  private fail(error: unknown): void {
    if (hasCode(error, 'OFFER_TOO_LOW')) {
      this.problem = 'tooLow';
      this.minimumOfServer = centsOf(error.minimum ?? 0);
    }
    if (hasCode(error, 'AUCTION_ENDED')) this.failure = 'ended';
    else if (hasCode(error, 'BUY_NOW_GONE')) this.failure = 'buyNowGone';
    else if (hasCode(error, 'NOT_INVITED')) this.failure = 'notInvited';
    else if (this.problem !== 'tooLow') this.failure = failureOf(error);
    // After a rejection even the same amount counts as a new bid, with a new idempotency key.
    if (this.failure !== 'unknown') this.intent.fulfilled();
    this.options.onMoved();
  }
}
