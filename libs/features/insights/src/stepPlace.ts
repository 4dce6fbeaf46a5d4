import type { Flow, InsightsStep } from '@forecourt/contract';
import type { WhichRequests } from './choice.ts';

/** The requests that a bar stands for. */
export interface StepPlace extends WhichRequests {
  flow: Flow;
  step: InsightsStep;
  /** The first and the last day. */
  from: string;
  to: string;
}

/** The address of the list of such requests. */
export type ListHref = (place: StepPlace) => string;
