import type { MarketSurvey } from '@forecourt/contract';

/** A car, and where to look for similar ones. */
export interface SurveyQuestion {
  vin: string;
  postcode: string;
  miles: number;
  /** Known facts about the car, for the sample. */
  car: { make: string | null; model: string | null; year: number | null };
}

/** A source of market data about cars. */
export interface Market {
  /** @throws Problem 503 when the provider does not answer. */
  survey(question: SurveyQuestion): Promise<MarketSurvey>;
}
