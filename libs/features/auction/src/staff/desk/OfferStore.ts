import { Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { type TradeIn, defaultShareSettings } from '@forecourt/contract';
import { readCount } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { type Failure, failureOf } from '@forecourt/api-client/act';
import { MAX_OFFER_DAYS, OfferDraft } from '../../shared/OfferDraft.ts';
import { amountOf, readPrice } from '../../shared/price.ts';

export interface OfferStoreOptions {
  api: Pick<Api, 'createTradeInOffer'>;
  /** The server accepted the offer. */
  onPlaced: (tradeIn: TradeIn) => void;
  newKey?: () => string;
}

/**
 * The offer form for the owner of a car (spec §3, Offer form). What was typed is kept after every
 * failure.
 */
export class OfferStore extends OfferDraft {
  /** How many days the offer holds, as typed. */
  days = String(defaultShareSettings.validity_days);
  failure: Failure | null = null;
  /** The price, in cents, that waits for confirmation. */
  confirming: number | null = null;
  private readonly options: OfferStoreOptions;
  private readonly intent: Intent;

  constructor(options: OfferStoreOptions) {
    super();
    this.options = options;
    this.intent = new Intent(options.newKey);
    makeObservable(this, {
      days: observable,
      failure: observable,
      validDays: computed,
      confirming: observable,
      ask: action,
      dismiss: action,
      setDays: action,
      clear: action,
    });
  }

  override typePrice(text: string): void {
    super.typePrice(text);
    this.failure = null;
  }

  /** The days as a number; null while what is typed is none. */
  get validDays(): number | null {
    return readCount(this.days, 1, MAX_OFFER_DAYS);
  }

  setDays(days: string): void {
    this.days = days;
  }

  /** Asks for confirmation of what was typed, or says what is wrong with it. */
  ask(): void {
    const read = readPrice(this.price);
    this.problem = 'problem' in read ? read.problem : null;
    this.failure = null;
    this.confirming = 'cents' in read && this.validDays !== null ? read.cents : null;
  }

  dismiss(): void {
    if (!this.sending) this.confirming = null;
  }

  /** Sends the offer. Pressing twice, or retrying when no answer came, sends it only once. */
  async place(tradeId: string): Promise<boolean> {
    if (this.sending) return false;
    const { validDays } = this;
    const read = readPrice(this.price);
    const problem = 'problem' in read ? read.problem : null;
    runInAction(() => {
      this.problem = problem;
      this.failure = null;
    });
    if ('problem' in read || validDays === null) return false;
    const body = {
      value: amountOf(read.cents),
      expires_in_days: validDays,
      comment: this.comment.trim() || null,
      trade_for_new: this.tradeForNew,
    };
    runInAction(() => (this.sending = true));
    try {
      const { trade_in: tradeIn } = await this.options.api.createTradeInOffer(tradeId, body, {
        idempotencyKey: this.intent.keyFor({ tradeId, body }),
      });
      this.intent.fulfilled();
      this.clear();
      this.options.onPlaced(tradeIn);
      return true;
    } catch (error) {
      runInAction(() => (this.failure = failureOf(error)));
      return false;
    } finally {
      runInAction(() => {
        this.sending = false;
        this.confirming = null;
      });
    }
  }

  /** Clears the form, because the offer was made or another car is shown. */
  clear(): void {
    this.price = '';
    this.days = String(defaultShareSettings.validity_days);
    this.comment = '';
    this.tradeForNew = false;
    this.problem = null;
    this.failure = null;
  }
}
