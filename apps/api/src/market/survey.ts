import type { Config } from '../config.ts';
import type { Clock } from '../runtime.ts';
import { marketProvider } from './provider.ts';
import { sampleSurvey } from './sample.ts';
import type { Market } from './types.ts';

/** The configured provider; without one, figures that are marked as a sample. */
export function createMarket(config: Pick<Config, 'market'>, clock: Clock): Market {
  if (config.market) return marketProvider(config.market);
  return { survey: async (question) => sampleSurvey(question, clock.now()) };
}
