import type { Api } from '@forecourt/api-client';
import type { Billing, DealerFees, Fee, Invoice } from '@forecourt/contract';
import {
  getBilling,
  listDealerFees,
  listFees,
  listInvoices,
  subscribe,
} from '@forecourt/contract/endpoints/billing';
import { CursorList, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';

export interface BillingStoreOptions {
  api: Pick<Api, keyof typeof BillingStore.endpoints>;
  /** Id of the branch; null while it is not known. */
  partnerId: () => string | null;
}

/** How many dealers can be chosen from (contract, Limit100). */
const MAX_DEALERS = 100;

/** Whose fees a list shows. */
interface FeeKey {
  partnerId: string;
  dealerId: string | null;
}

/** Subscription, payment methods, invoices and fees of a branch. Placeholder data (spec §1). */
export class BillingStore {
  static readonly endpoints = { getBilling, listDealerFees, listFees, listInvoices, subscribe };
  readonly billing = new Resource<Billing>();
  readonly invoices: CursorList<Invoice, string>;
  readonly fees: CursorList<Fee, FeeKey>;
  /** What each dealer owes. */
  readonly dealers = new Resource<DealerFees[]>();
  /** The dealer whose fees are shown; null for all. */
  dealerId: string | null = null;
  subscribing = false;
  private readonly options: BillingStoreOptions;

  constructor(options: BillingStoreOptions) {
    this.options = options;
    const { api } = options;
    this.invoices = new CursorList({
      idOf: ({ id }) => id,
      fetchPage: async ({ key, after, limit, signal }) => {
        const query = { partner_id: key, limit, ...(after && { after }) };
        const { invoices, metadata } = await api.listInvoices(query, { signal });
        return { items: invoices, after: metadata.after };
      },
    });
    this.fees = new CursorList({
      idOf: ({ id }) => id,
      fetchPage: async ({ key, after, limit, signal }) => {
        const { partnerId, dealerId } = key;
        const query = {
          partner_id: partnerId,
          limit,
          ...(dealerId && { dealer_id: dealerId }),
          ...(after && { after }),
        };
        const { fees, metadata } = await api.listFees(query, { signal });
        return { items: fees, after: metadata.after };
      },
    });
    makeObservable<this, 'setDealer'>(this, {
      subscribing: observable,
      dealerId: observable,
      dealer: computed,
      setDealer: action,
    });
  }

  /** What the chosen dealer owes; undefined for all dealers. */
  get dealer(): DealerFees | undefined {
    return this.dealers.value?.find(({ dealer_id: id }) => id === this.dealerId);
  }

  /** Shows only one dealer's fees, or all of them. */
  async chooseDealer(dealerId: string | null): Promise<void> {
    this.setDealer(dealerId);
    await this.loadFees();
  }

  /** Loads what both tabs show for the current branch; a list already loaded is refreshed. */
  async load(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    await Promise.all([
      this.loadBilling(),
      this.invoices.open(id),
      this.loadFees(),
      this.loadDealers(),
    ]);
  }

  /** Loads only subscription and payment methods, after they failed. */
  async loadBilling(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    await this.billing.load((signal) =>
      this.options.api.getBilling({ partner_id: id }, { signal }),
    );
  }

  private async loadDealers(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    await this.dealers.load(async (signal) => {
      const query = { partner_id: id, limit: MAX_DEALERS };
      return (await this.options.api.listDealerFees(query, { signal })).dealers;
    });
  }

  private async loadFees(): Promise<void> {
    const partnerId = this.options.partnerId();
    if (partnerId !== null) await this.fees.open({ partnerId, dealerId: this.dealerId });
  }

  private setDealer(dealerId: string | null): void {
    this.dealerId = dealerId;
  }

  /** Starts over for the new current branch. */
  async reset(): Promise<void> {
    this.billing.reset();
    this.invoices.clear();
    this.fees.clear();
    this.dealers.reset();
    this.setDealer(null);
    await this.load();
  }

  /**
   * Activates the subscription. Pressing twice sends one request.
   *
   * @throws the call's error
   */
  async subscribe(): Promise<void> {
    const id = this.options.partnerId();
    if (this.subscribing || id === null) return;
    runInAction(() => (this.subscribing = true));
    try {
      const { subscription } = await this.options.api.subscribe({ partner_id: id });
      this.billing.change((billing) => ({ ...billing, subscription }));
    } finally {
      runInAction(() => (this.subscribing = false));
    }
  }
}
