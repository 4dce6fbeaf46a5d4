import type { Flow, InsightsStep } from '@forecourt/contract';

/** The requests that a bar stands for. */
export interface StepPlace {
  flow: Flow;
  step: InsightsStep;
  /** The first and the last day. */
  from: string;
  to: string;
  agent?: string;
}

/** The address of the list of such requests. */
export type ListHref = (place: StepPlace) => string;
