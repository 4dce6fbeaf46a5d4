import type { Api } from '@forecourt/api-client';
import type { Billing, Fee, Invoice } from '@forecourt/contract';
import {
  getBilling,
  listFees,
  listInvoices,
  subscribe,
} from '@forecourt/contract/endpoints/billing';
import { CursorList, Resource } from '@forecourt/platform';
import { makeObservable, observable, runInAction } from 'mobx';

export interface BillingStoreOptions {
  api: Pick<Api, keyof typeof BillingStore.endpoints>;
  /** Id of the branch; null while it is not known. */
  partnerId: () => string | null;
}

/** Subscription, payment methods, invoices and fees of a branch. Placeholder data (spec §1). */
export class BillingStore {
  static readonly endpoints = { getBilling, listFees, listInvoices, subscribe };
  readonly billing = new Resource<Billing>();
  readonly invoices: CursorList<Invoice, string>;
  readonly fees: CursorList<Fee, string>;
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
        const query = { partner_id: key, limit, ...(after && { after }) };
        const { fees, metadata } = await api.listFees(query, { signal });
        return { items: fees, after: metadata.after };
      },
    });
    makeObservable(this, { subscribing: observable });
  }

  /** Loads what both tabs show for the current branch; a list already loaded is refreshed. */
  async load(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    await Promise.all([this.loadBilling(), this.invoices.open(id), this.fees.open(id)]);
  }

  /** Loads only subscription and payment methods, after they failed. */
  async loadBilling(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    await this.billing.load((signal) =>
      this.options.api.getBilling({ partner_id: id }, { signal }),
    );
  }

  /** Starts over for the new current branch. */
  async reset(): Promise<void> {
    this.billing.reset();
    this.invoices.clear();
    this.fees.clear();
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
