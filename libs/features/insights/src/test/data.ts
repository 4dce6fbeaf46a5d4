import type { Colleague, InsightsFunnel, InsightsStep } from '@forecourt/contract';

const way: readonly InsightsStep[] = [
  'CREATED',
  'SENT',
  'DELIVERED',
  'OPENED',
  'STARTED',
  'COMPLETED',
  'OFFERED',
  'ACCEPTED',
  'SOLD',
];

/** A funnel of a flow that sells, with these counts by step. */
export function makeFunnel(
  counts: readonly number[],
  before: readonly number[],
  medians: readonly (number | null)[] = [],
  steps: readonly InsightsStep[] = way,
): InsightsFunnel {
  const share = (part: number) => counts.map((count) => Math.round(count * part));
  return {
    from: '2026-02-01T05:00:00.000Z',
    to: '2026-03-03T05:00:00.000Z',
    from_before: '2026-01-02T05:00:00.000Z',
    time_zone: 'America/New_York',
    steps: steps.map((step, index) => ({
      step,
      count: counts[index] ?? 0,
      count_before: before[index] ?? 0,
      median_seconds: medians[index] ?? null,
    })),
    channels: (counts[0] === 0 ? [] : (['SMS', 'EMAIL', 'INVITE'] as const)).map(
      (channel, place) => ({
        channel,
        steps: steps.map((step, index) => ({
          step,
          count: share([0.6, 0.3, 0.1][place]!)[index] ?? 0,
        })),
      }),
    ),
  };
}

/** A month of a busy branch. */
export const storyFunnel = makeFunnel(
  [412, 408, 391, 322, 248, 201, 163, 97, 74],
  [378, 371, 360, 301, 241, 205, 150, 97, 60],
  [null, 4, 11, 2_460, 95, 540, 14_400, 97_200, 432_000],
);

export const storyColleagues: readonly Colleague[] = [
  { id: 'u-ben', name: 'Ben Cole', avatar: null, role: 'AGENT', away: null },
  { id: 'u-nora', name: 'Nora Gates', avatar: null, role: 'AGENT', away: null },
];
