import type { Api } from '@forecourt/api-client';
import type { Auction } from '@forecourt/contract';
import { action, computed, makeObservable, observable } from 'mobx';
import { Act, type ActOptions } from '@forecourt/api-client/act';

export interface BestOfferStoreOptions extends ActOptions {
  api: Pick<Api, 'offerBestBid'>;
  onOffered: (auction: Auction) => void;
}

/** Offers the best bid to the owner although it is below the reserve. */
export class BestOfferStore {
  isOpen = false;
  private readonly options: BestOfferStoreOptions;
  private readonly act: Act;

  constructor(options: BestOfferStoreOptions) {
    this.options = options;
    this.act = new Act(options);
    makeObservable(this, {
      isOpen: observable,
      sending: computed,
      failure: computed,
      ask: action,
      close: action,
    });
  }

  get sending(): boolean {
    return this.act.sending !== null;
  }

  get failure(): Act['failure'] {
    return this.act.failure;
  }

  ask(): void {
    this.isOpen = true;
    this.act.forgive();
  }

  close(): void {
    if (!this.sending) this.isOpen = false;
  }

  /** Sends it to the owner; pressing twice has no further effect. */
  async send(auctionId: string): Promise<void> {
    const { api, onOffered } = this.options;
    const isDone = await this.act.run('offer', auctionId, async (idempotencyKey) =>
      onOffered((await api.offerBestBid(auctionId, { idempotencyKey })).auction),
    );
    if (isDone) this.close();
  }
}
