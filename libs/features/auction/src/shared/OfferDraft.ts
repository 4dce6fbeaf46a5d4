import { cleanPrice } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import { type PriceProblem, readPrice } from './price.ts';

/** The longest validity of an offer, in days (contract, OfferCreate and PublicOfferCreate). */
export const MAX_OFFER_DAYS = 365;

/** What is typed into an offer form (spec §3, Offer form), for staff and dealers. */
export class OfferDraft<Problem extends string = never> {
  price = '';
  comment = '';
  tradeForNew = false;
  sending = false;
  problem: PriceProblem | Problem | null = null;

  constructor() {
    makeObservable(this, {
      price: observable,
      comment: observable,
      tradeForNew: observable,
      sending: observable,
      problem: observable,
      cents: computed,
      typePrice: action,
      typeComment: action,
      setTradeForNew: action,
    });
  }

  /** The typed amount in cents; null while it cannot be parsed. */
  get cents(): number | null {
    const read = readPrice(this.price);
    return 'cents' in read ? read.cents : null;
  }

  /** Keeps digits and one decimal point (spec §5). */
  typePrice(text: string): void {
    this.price = cleanPrice(text);
    this.problem = null;
  }

  typeComment(text: string): void {
    this.comment = text;
  }

  setTradeForNew(isSet: boolean): void {
    this.tradeForNew = isSet;
  }
}
