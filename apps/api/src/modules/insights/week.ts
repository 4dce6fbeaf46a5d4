import { DAY_MS, type Flow, flowOrder, type InsightsStep, sells } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { stepsTo } from '../../domain/requestSteps.ts';
import type { InsightsFilter } from './filter.ts';
import { countFunnel } from './funnel.ts';
import { periodIn } from './period.ts';
import { presentFunnel } from './presenter.ts';
import { countStuck } from './stuck.ts';

/** A count and how long it took from the step before, of a week and of the one before it. */
export interface WeekStep {
  step: InsightsStep;
  count: number;
  countBefore: number;
  /** Seconds; null where it can't be told of enough requests. */
  median: number | null;
  medianBefore: number | null;
}

/** What became of the requests of a flow that were made in a week. */
export interface WeekOfFlow {
  flow: Flow;
  steps: WeekStep[];
  /** Whose customers have paused in their report now, whenever it was made. */
  stuck: number;
}

/** The seven days before a Monday: the first and the last of them, as 2026-03-05. */
export function weekBefore(monday: string): { from: string; to: string } {
  const day = (days: number) =>
    new Date(Date.parse(monday) - days * DAY_MS).toISOString().slice(0, 10);
  return { from: day(7), to: day(1) };
}

/** The figures of all requests of a partner, as the page has them; without flows that have none. */
export async function countWeek(
  tx: Tx,
  { id: partnerId, time_zone: timeZone }: { id: string; time_zone: string },
  days: { from: string; to: string },
  now: Date,
): Promise<WeekOfFlow[]> {
  const period = periodIn(timeZone, days);
  const weeks: WeekOfFlow[] = [];
  for (const flow of flowOrder) {
    const filter: InsightsFilter = { partnerId, type: flow, period };
    const steps = stepsTo(sells(flow) ? 'sale' : 'conclusion');
    const rows = await countFunnel(tx, filter, steps);
    const stuck = await countStuck(tx, filter, now);
    if (rows.length === 0 && stuck === 0) continue;
    const before = rows.find((row) => row.is_before && row.channel === null);
    const shown = presentFunnel(period, steps, rows).steps.map((one) => ({
      step: one.step,
      count: one.count,
      countBefore: one.count_before,
      median: one.median_seconds,
      medianBefore: before?.medians[steps.indexOf(one.step)] ?? null,
    }));
    weeks.push({ flow, steps: shown, stuck });
  }
  return weeks;
}
