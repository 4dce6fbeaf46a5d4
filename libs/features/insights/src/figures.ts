import { enoughRequests, type InsightsFunnelStep } from '@forecourt/contract';

/** A step as it is drawn. */
export interface Figures extends InsightsFunnelStep {
  /** Part of the first step, from 0 to 1: the length of its bar. */
  length: number;
  /** Part of the step before, from 0 to 1; null for the first step, and of too few. */
  share: number | null;
  /** Change against the period before, such as 0.12 for 12% more; null against too few. */
  change: number | null;
}

/** The steps with what is compared of each. */
export function figuresOf(steps: readonly InsightsFunnelStep[]): Figures[] {
  const all = steps[0]?.count ?? 0;
  return steps.map((step, index) => {
    const { count, count_before: past } = step;
    const base = steps[index - 1]?.count ?? 0;
    return {
      ...step,
      length: all > 0 ? count / all : 0,
      share: base >= enoughRequests ? count / base : null,
      change: past >= enoughRequests ? (count - past) / past : null,
    };
  });
}
