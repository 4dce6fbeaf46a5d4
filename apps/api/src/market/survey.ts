import type { MarketSurvey } from '@forecourt/contract';
import type { Config } from '../config.ts';
import { marketProvider } from './provider.ts';
import { sampleSurvey } from './sample.ts';

/** A car and where to look for its like. */
export interface SurveyQuestion {
  vin: string;
  postcode: string;
  miles: number;
  /** What is known of the car, for the sample. */
  car: { make: string | null; model: string | null; year: number | null };
}

/** What the market says about a car. */
export interface Market {
  /** @throws Problem 503 when the provider does not answer. */
  survey(question: SurveyQuestion): Promise<MarketSurvey>;
}

/** The provider of the settings; without one, figures that say of themselves that they are a sample. */
export function createMarket(config: Pick<Config, 'market'>): Market {
  if (config.market) return marketProvider(config.market);
  return { survey: async (question) => sampleSurvey(question) };
}
