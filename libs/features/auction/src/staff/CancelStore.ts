import { Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Auction } from '@forecourt/contract';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { type Failure, failureOf } from '../shared/failure.ts';

export interface CancelStoreOptions {
  api: Pick<Api, 'cancelAuction'>;
  onCancelled: (auction: Auction) => void;
  /** It was rejected: the auction is not in the state that is shown. */
  onMoved: () => void;
  newKey?: () => string;
}

/** Ends a running auction with a reason that is sent to the dealers. */
export class CancelStore {
  isOpen = false;
  reason = '';
  isReasonMissing = false;
  sending = false;
  failure: Failure | null = null;
  private readonly options: CancelStoreOptions;
  private readonly intent: Intent;

  constructor(options: CancelStoreOptions) {
    this.options = options;
    this.intent = new Intent(options.newKey);
    makeObservable(this, {
      isOpen: observable,
      reason: observable,
      isReasonMissing: observable,
      sending: observable,
      failure: observable,
      open: action,
      close: action,
      type: action,
    });
  }

  open(): void {
    this.isOpen = true;
    this.failure = null;
  }

  close(): void {
    if (!this.sending) this.isOpen = false;
  }

  type(reason: string): void {
    this.reason = reason;
    this.isReasonMissing = false;
  }

  /** Ends the auction; pressing twice has no further effect. */
  async send(auctionId: string): Promise<void> {
    const reason = this.reason.trim();
    if (this.sending) return;
    runInAction(() => (this.isReasonMissing = reason === ''));
    if (!reason) return;
    runInAction(() => {
      this.sending = true;
      this.failure = null;
    });
    try {
      const { auction } = await this.options.api.cancelAuction(
        auctionId,
        { reason },
        { idempotencyKey: this.intent.keyFor({ auctionId, reason }) },
      );
      this.intent.fulfilled();
      runInAction(() => {
        this.isOpen = false;
        this.reason = '';
      });
      this.options.onCancelled(auction);
    } catch (error) {
      const failure = failureOf(error);
      runInAction(() => (this.failure = failure));
      if (failure === 'moved') this.options.onMoved();
    } finally {
      runInAction(() => (this.sending = false));
    }
  }
}
