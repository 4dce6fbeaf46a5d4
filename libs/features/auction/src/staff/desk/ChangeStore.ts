import { Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { HOUR_MS, type Auction, type Body, maxAuctionHours } from '@forecourt/contract';
import { readCount } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { type Failure, failureOf } from '@forecourt/api-client/act';
import { DealerChoice } from '../share/dealers/DealerChoice.ts';
import type { DealerScope } from '../share/dealers/dealerFilter.ts';

export interface ChangeStoreOptions {
  api: Pick<Api, 'changeAuction' | 'listDealerGroups' | 'listDealerIds' | 'listPartners'>;
  /** Whose dealers can be added; null while it is not known. */
  scope: () => DealerScope | null;
  /** The auction that runs; null while none does. */
  auction: () => Auction | null;
  onChanged: (auction: Auction) => void;
  /** It was rejected: the auction is not in the state that is shown. */
  onMoved: () => void;
  newKey?: () => string;
}

/** What can be changed of an auction while it runs. */
export type AuctionChangeKind = 'dealers' | 'end';

/** Adds dealers to a running auction, or lets it end later; every dealer is told. */
export class ChangeStore {
  readonly dealers: DealerChoice;
  open: AuctionChangeKind | null = null;
  /** By how many hours the auction is extended, as typed. */
  hours = '1';
  /** The auction ended while a change of it was being asked about. */
  isMissed = false;
  sending = false;
  failure: Failure | null = null;
  private readonly options: ChangeStoreOptions;
  private readonly intent: Intent;

  constructor(options: ChangeStoreOptions) {
    this.options = options;
    this.intent = new Intent(options.newKey);
    // Those who are invited already are not offered again.
    this.dealers = new DealerChoice({
      api: options.api,
      scope: () => {
        const [scope, auction] = [options.scope(), options.auction()];
        return scope && auction && { ...scope, notIn: auction.id };
      },
    });
    makeObservable(this, {
      open: observable,
      hours: observable,
      isMissed: observable,
      sending: observable,
      failure: observable,
      mostHours: computed,
      added: computed,
      newEnd: computed,
      canSend: computed,
      show: action,
      close: action,
      follow: action,
      forget: action,
      typeHours: action,
    });
  }

  /** By how many hours the auction can still be extended. */
  get mostHours(): number {
    const auction = this.options.auction();
    if (!auction) return 0;
    const latest = Date.parse(auction.start_time) + maxAuctionHours * HOUR_MS;
    return Math.max(0, Math.floor((latest - Date.parse(auction.end_time)) / HOUR_MS));
  }

  /** The hours to add; null while what is typed is no such number. */
  get added(): number | null {
    return readCount(this.hours, 1, this.mostHours);
  }

  /** The end with the hours added, as an ISO timestamp. */
  get newEnd(): string | null {
    const auction = this.options.auction();
    if (!auction || this.added === null) return null;
    return new Date(Date.parse(auction.end_time) + this.added * HOUR_MS).toISOString();
  }

  get canSend(): boolean {
    return this.open === 'end' ? this.newEnd !== null : !this.dealers.isNone;
  }

  show(kind: AuctionChangeKind): void {
    this.open = kind;
    this.failure = null;
    if (kind === 'end') this.hours = '1';
    else {
      this.dealers.reset();
      void this.dealers.open();
    }
  }

  close(): void {
    if (!this.sending) this.open = null;
  }

  /** The auction changed its status: one that is over cannot be changed. */
  follow(status: Auction['status']): void {
    if (status === 'RUNNING') this.isMissed = false;
    else if (this.open) {
      this.open = null;
      this.isMissed = true;
    }
  }

  /** Another report is shown. */
  forget(): void {
    this.open = null;
    this.isMissed = false;
  }

  typeHours(text: string): void {
    this.hours = text;
  }

  /** Changes the auction; pressing twice has no further effect. @returns whether it was changed */
  async send(): Promise<boolean> {
    const auction = this.options.auction();
    if (!auction || this.sending || !this.canSend) return false;
    runInAction(() => {
      this.sending = true;
      this.failure = null;
      this.dealers.forgetRefused();
    });
    try {
      const body = this.body();
      const answer = await this.options.api.changeAuction(auction.id, body, {
        idempotencyKey: this.intent.keyFor({ id: auction.id, body }),
      });
      this.intent.fulfilled();
      runInAction(() => (this.open = null));
      this.options.onChanged(answer.auction);
      return true;
    } catch (error) {
      const failure = this.dealers.dropRefused(error) ? null : failureOf(error);
      runInAction(() => (this.failure = failure));
      if (failure === 'moved') this.options.onMoved();
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private body(): Body<'changeAuction'> {
    if (this.open === 'end') return { end_time: this.newEnd ?? undefined };
    // Always by name: "all" would mean those who are invited already, too.
    return { dealers: [...this.dealers.chosen.ids] };
  }
}
