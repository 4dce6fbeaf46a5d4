import type { Api } from '@forecourt/api-client';
import { type MarketSurvey, sellerMiles } from '@forecourt/contract';
import { getMarketSurvey } from '@forecourt/contract/endpoints/cars';
import { Resource } from '@forecourt/platform';
import { computed, makeObservable, reaction } from 'mobx';
import type { ReportStore } from '../ReportStore.ts';

/** Parameters of the market query; `missing` lists what the customer has not provided. */
export type SurveyQuestion =
  { vin: string; postcode: string; missing: null } | { missing: 'vin' | 'postcode' };

export interface SimilarCarsStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof SimilarCarsStore.endpoints>;
}

/** Similar cars for sale around the owner of the current one, and market data for it. */
export class SimilarCarsStore {
  static readonly endpoints = { getMarketSurvey };
  readonly survey = new Resource<MarketSurvey>();
  private readonly options: SimilarCarsStoreOptions;
  private stop: (() => void) | null = null;

  constructor(options: SimilarCarsStoreOptions) {
    this.options = options;
    makeObservable(this, { question: computed });
  }

  /** Undefined until the report itself has loaded. */
  get question(): SurveyQuestion | undefined {
    const { report } = this.options.report.report.value ?? {};
    if (!report) return undefined;
    const { vincode: vin } = report.report.car;
    const postcode = report.info.postcode?.replace(/\s/g, '');
    if (!vin) return { missing: 'vin' };
    return postcode ? { vin, postcode, missing: null } : { missing: 'postcode' };
  }

  /** Loads as soon as the report has the necessary data, and again when the report changes. */
  open(): void {
    this.stop?.();
    this.stop = reaction(
      // Compared by value: a refetched report causes no new query.
      () => JSON.stringify(this.question),
      () => void this.refresh(),
      { fireImmediately: true },
    );
  }

  /** Refetches; the old data stays visible until the response is here. */
  async refresh(): Promise<void> {
    const { question } = this;
    if (question?.missing !== null) return this.survey.reset();
    const { vin, postcode } = question;
    await this.survey.load((signal) =>
      this.options.api.getMarketSurvey({ vin, postcode, miles: sellerMiles }, { signal }),
    );
  }
}
