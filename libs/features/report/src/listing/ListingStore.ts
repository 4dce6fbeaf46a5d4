import type { Api } from '@forecourt/api-client';
import { Act } from '@forecourt/api-client/act';
import { isFallen } from '@forecourt/contract';
import { changeListing } from '@forecourt/contract/endpoints/requests';
import type { ReportStore } from '../ReportStore.ts';

export interface ListingStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof ListingStore.endpoints>;
  /** Whether this person may take a car off its public page: agents and administrators (design §7). */
  mayChange: () => boolean;
}

/** Whether the car of the open report is offered on its public page. */
export class ListingStore {
  static readonly endpoints = { changeListing };
  private readonly options: ListingStoreOptions;
  private readonly act = new Act();

  constructor(options: ListingStoreOptions) {
    this.options = options;
  }

  /**
   * Undefined while there is nothing to change, or nobody here may. From the deal on the public page
   * says that the car is sold; if the deal falls through, the car can be withdrawn again.
   */
  get withdrawn(): boolean | undefined {
    const { value } = this.options.report.report;
    if (value?.report.status !== 'COMPLETED' || !this.options.mayChange()) return undefined;
    const deal = value.trade_in?.deal;
    return deal && !isFallen(deal.state) ? undefined : value.report.withdrawn;
  }

  get isSaving(): boolean {
    return this.act.sending !== null;
  }

  /**
   * Takes the car off its public page, or offers it there again.
   *
   * @returns whether it succeeded
   */
  async change(withdrawn: boolean): Promise<boolean> {
    const { api, report } = this.options;
    const { requestId } = report;
    if (!requestId) return false;
    return this.act.run('listing', { requestId, withdrawn }, async () => {
      await api.changeListing(requestId, { withdrawn });
      await report.refresh();
    });
  }
}
