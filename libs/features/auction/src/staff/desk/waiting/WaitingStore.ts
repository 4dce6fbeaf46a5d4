import type { Api } from '@forecourt/api-client';
import { Act, type ActOptions } from '@forecourt/api-client/act';
import { DAY_MS, type TradeIn } from '@forecourt/contract';
import { readCount } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import { ReasonStore } from '../../../deal/ReasonStore.ts';

export interface WaitingStoreOptions extends ActOptions {
  api: Pick<Api, 'extendOffer' | 'withdrawOffer'>;
  /** The trade-in that is shown; null while there is none. */
  tradeIn: () => TradeIn | null;
  /** The offer was extended or withdrawn; this is the trade-in now. */
  onDone: (tradeIn: TradeIn) => void;
}

/** How many days are added at once at most (contract, OfferExtension). */
const MOST_DAYS = 30;

/** What staff may do while an offer waits for its owner: give more time, or withdraw it. */
export class WaitingStore {
  /** Withdraws it; owner and dealer read the reason. */
  readonly withdrawal: ReasonStore;
  isExtending = false;
  /** How many days are added, as typed. */
  days = '3';
  /** The dealer told staff that the offer holds longer. */
  dealerAgreed = false;
  /** Whether what is missing is said. */
  isChecked = false;
  private readonly options: WaitingStoreOptions;
  private readonly act: Act;

  constructor(options: WaitingStoreOptions) {
    this.options = options;
    this.act = new Act(options);
    this.withdrawal = new ReasonStore({
      newKey: options.newKey,
      onMoved: options.onMoved,
      send: async (reason, idempotencyKey) => {
        const { id } = this.tradeIn;
        const answer = await options.api.withdrawOffer(id, { reason }, { idempotencyKey });
        options.onDone(answer.trade_in);
      },
    });
    makeObservable(this, {
      isExtending: observable,
      days: observable,
      dealerAgreed: observable,
      isChecked: observable,
      sending: computed,
      failure: computed,
      mostDays: computed,
      added: computed,
      newEnd: computed,
      lacksDealer: computed,
      ask: action,
      close: action,
      typeDays: action,
      agree: action,
      check: action,
      forget: action,
    });
  }

  get sending(): boolean {
    return this.act.sending !== null;
  }

  get failure(): Act['failure'] {
    return this.act.failure;
  }

  /** How many days can be added. */
  get mostDays(): number {
    const { offer, waiting } = this.options.tradeIn() ?? {};
    if (!offer?.expires_at || !waiting) return 0;
    const left = Date.parse(waiting.longest_end) - Date.parse(offer.expires_at);
    return Math.max(0, Math.min(MOST_DAYS, Math.floor(left / DAY_MS)));
  }

  /** The days to add; null while what is typed is no such number. */
  get added(): number | null {
    return readCount(this.days, 1, this.mostDays);
  }

  /** The end with the days added, as an ISO timestamp. */
  get newEnd(): string | null {
    const end = this.options.tradeIn()?.offer?.expires_at;
    if (!end || this.added === null) return null;
    return new Date(Date.parse(end) + this.added * DAY_MS).toISOString();
  }

  /** The offer is a dealer's, who has not agreed. */
  get lacksDealer(): boolean {
    return (this.options.tradeIn()?.waiting?.needs_dealer ?? false) && !this.dealerAgreed;
  }

  /** Asks by how much to extend it. */
  ask(): void {
    this.isExtending = true;
    this.days = '3';
    this.dealerAgreed = false;
    this.isChecked = false;
    this.act.forgive();
  }

  close(): void {
    if (!this.sending) this.isExtending = false;
  }

  typeDays(text: string): void {
    this.days = text;
  }

  agree(isAgreed: boolean): void {
    this.dealerAgreed = isAgreed;
  }

  check(): void {
    this.isChecked = true;
  }

  /** Another report is shown, or the offer waits no more. */
  forget(): void {
    this.isExtending = false;
    this.act.forgive();
    this.withdrawal.forget();
  }

  /** Extends it; pressing twice extends it once. @returns whether it was extended */
  async extend(): Promise<boolean> {
    const { added, dealerAgreed, lacksDealer, options } = this;
    this.check();
    if (added === null || lacksDealer || this.sending) return false;
    const { id } = this.tradeIn;
    const body = { days: added, ...(dealerAgreed && { dealer_agreed: true }) };
    const isDone = await this.act.run('extend', { id, body }, async (idempotencyKey) => {
      options.onDone((await options.api.extendOffer(id, body, { idempotencyKey })).trade_in);
    });
    if (isDone) this.close();
    return isDone;
  }

  private get tradeIn(): TradeIn {
    const tradeIn = this.options.tradeIn();
    if (!tradeIn) throw new Error('No offer waits');
    return tradeIn;
  }
}
