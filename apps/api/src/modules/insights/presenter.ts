import {
  type InsightsChannel,
  insightsChannels,
  type InsightsFunnel,
  type InsightsStep,
} from '@forecourt/contract';
import type { FunnelRow } from './funnel.ts';
import type { Period } from './period.ts';

export function presentFunnel(
  { from, to, fromBefore, timeZone }: Period,
  steps: readonly InsightsStep[],
  rows: readonly FunnelRow[],
): InsightsFunnel {
  const rowOf = (isBefore: boolean, channel: InsightsChannel | null) =>
    rows.find((row) => row.is_before === isBefore && row.channel === channel);
  const [now, before] = [rowOf(false, null), rowOf(true, null)];
  // where no provider reports it, what was delivered would be what was opened
  const isReported = (now?.receipts ?? 0) + (before?.receipts ?? 0) > 0;
  const shown = [...steps.entries()].filter(([, step]) => isReported || step !== 'DELIVERED');
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    from_before: fromBefore.toISOString(),
    time_zone: timeZone,
    steps: shown.map(([index, step]) => ({
      step,
      count: now?.counts[index] ?? 0,
      count_before: before?.counts[index] ?? 0,
      median_seconds: now?.medians[index] ?? null,
    })),
    channels: insightsChannels.flatMap((channel) => {
      const row = rowOf(false, channel);
      if (!row) return [];
      return [
        { channel, steps: shown.map(([index, step]) => ({ step, count: row.counts[index] ?? 0 })) },
      ];
    }),
  };
}
