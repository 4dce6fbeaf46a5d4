import type { Api } from '@forecourt/api-client';
import type { MarketSurvey } from '@forecourt/contract';
import { getMarketSurvey } from '@forecourt/contract/endpoints/cars';
import { type Loadable, Resource } from '@forecourt/platform';
import { reaction } from 'mobx';

/**
 * Search radius for the market around the owner, in miles: how far sellers are reached (spec §9).
 */
const MARKET_MILES = 50;

export interface MarketStoreOptions {
  api: Pick<Api, keyof typeof MarketStore.endpoints>;
  /** The car whose market is shown, and where its owner lives; null for none. Called in reactions. */
  car: () => { vin: string; postcode: string } | null;
}

/** Market data for the car that is sold; follows the car while the app runs. */
export class MarketStore {
  static readonly endpoints = { getMarketSurvey };
  private readonly survey = new Resource<MarketSurvey>();

  constructor({ api, car }: MarketStoreOptions) {
    reaction(
      () => {
        const { vin, postcode } = car() ?? {};
        return vin && postcode && `${vin} ${postcode}`;
      },
      () => {
        const wanted = car();
        // Another car's prices are never shown, not even while its own are loading.
        this.survey.reset();
        if (!wanted) return;
        const query = { ...wanted, miles: MARKET_MILES };
        void this.survey.load((signal) => api.getMarketSurvey(query, { signal }));
      },
      // The first report may have loaded before this store was created.
      { fireImmediately: true },
    );
  }

  get state(): Loadable<MarketSurvey> {
    return this.survey.state;
  }
}
