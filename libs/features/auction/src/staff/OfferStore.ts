import { Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { type TradeIn, defaultShareSettings } from '@forecourt/contract';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { type Failure, failureOf } from '../shared/failure.ts';
import { OfferDraft } from '../shared/OfferDraft.ts';
import { amountOf, readPrice } from '../shared/price.ts';

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
  days: number = defaultShareSettings.validity_days;
  failure: Failure | null = null;
  private readonly options: OfferStoreOptions;
  private readonly intent: Intent;

  constructor(options: OfferStoreOptions) {
    super();
    this.options = options;
    this.intent = new Intent(options.newKey);
    makeObservable(this, {
      days: observable,
      failure: observable,
      setDays: action,
      clear: action,
    });
  }

  override typePrice(text: string): void {
    super.typePrice(text);
    this.failure = null;
  }

  setDays(days: number): void {
    this.days = days;
  }

  /** Sends the offer. Pressing twice, or retrying when no answer came, sends it only once. */
  async place(tradeId: string): Promise<boolean> {
    if (this.sending) return false;
    const read = readPrice(this.price);
    const problem = 'problem' in read ? read.problem : null;
    runInAction(() => {
      this.problem = problem;
      this.failure = null;
    });
    if ('problem' in read) return false;
    const body = {
      value: amountOf(read.cents),
      expires_in_days: this.days,
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
      runInAction(() => (this.sending = false));
    }
  }

  /** Clears the form, because the offer was made or another car is shown. */
  clear(): void {
    this.price = '';
    this.days = defaultShareSettings.validity_days;
    this.comment = '';
    this.tradeForNew = false;
    this.problem = null;
    this.failure = null;
  }
}
