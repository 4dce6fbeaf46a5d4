import type { ReportsApi } from '@forecourt/api-client/reports';
import type { MarketSurvey } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { computed, makeObservable, reaction } from 'mobx';
import type { ReportStore } from '../ReportStore.ts';

/** How far around the owner similar cars are looked for, in miles: as far as sellers are reached (spec §9). */
export const surveyMiles = 50;

/** What the market is asked with; missing names what the customer has not told. */
export type SurveyQuestion =
  { vin: string; postcode: string; missing: null } | { missing: 'vin' | 'postcode' };

export interface SimilarCarsStoreOptions {
  report: ReportStore;
  api: Pick<ReportsApi, 'getMarketSurvey'>;
}

/** Similar cars for sale around the one that is read, and what the market says about it. */
export class SimilarCarsStore {
  readonly survey = new Resource<MarketSurvey>();
  private readonly options: SimilarCarsStoreOptions;
  private stop: (() => void) | null = null;

  constructor(options: SimilarCarsStoreOptions) {
    this.options = options;
    makeObservable(this, { question: computed });
  }

  /** Undefined while the report itself is not there. */
  get question(): SurveyQuestion | undefined {
    const { report } = this.options.report.report.value ?? {};
    if (!report) return undefined;
    const { vincode: vin } = report.report.car;
    const postcode = report.info.postcode?.replace(/\s/g, '');
    if (!vin) return { missing: 'vin' };
    return postcode ? { vin, postcode, missing: null } : { missing: 'postcode' };
  }

  /** The page is gone to: asks as soon as the report tells what to ask, and again for another one. */
  open(): void {
    this.stop?.();
    this.stop = reaction(
      // By value: a report that was fetched again asks nothing new.
      () => JSON.stringify(this.question),
      () => void this.refresh(),
      { fireImmediately: true },
    );
  }

  /** Asks again; what is shown stays until the answer is there. */
  async refresh(): Promise<void> {
    const { question } = this;
    if (question?.missing !== null) return this.survey.reset();
    const { vin, postcode } = question;
    await this.survey.load((signal) =>
      this.options.api.getMarketSurvey({ vin, postcode, miles: surveyMiles }, { signal }),
    );
  }
}
