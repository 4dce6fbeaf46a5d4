import type { MarketSurvey } from '@forecourt/contract';

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
