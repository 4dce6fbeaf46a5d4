import { expect, test, vi } from 'vitest';
import { LearnedTimes } from './LearnedTimes.ts';

const clock = { now: () => Date.parse('2026-03-02T03:00:00Z') };
const learned = { sections: [], median_seconds: 300 };

test('the times of a flow are those of 90 days of the partner’s time zone, asked for once', async () => {
  const getInsightsSteps = vi.fn(async () => learned);
  const times = new LearnedTimes({ api: { getInsightsSteps }, partnerId: 'p1', clock });
  await times.load('TRADE', 'America/New_York');
  await times.load('TRADE', 'America/New_York');
  expect(getInsightsSteps.mock.calls).toEqual([
    [
      { partner_id: 'p1', type: 'TRADE', from: '2025-12-02', to: '2026-03-01' },
      { signal: expect.any(AbortSignal) },
    ],
  ]);
  expect(times.steps.value).toEqual(learned);
});

test('another flow leaves no times of the one before, also when it fails', async () => {
  const getInsightsSteps = vi.fn(async () => learned);
  const times = new LearnedTimes({ api: { getInsightsSteps }, partnerId: 'p1', clock });
  await times.load('TRADE', 'UTC');
  getInsightsSteps.mockRejectedValueOnce(new Error('down'));
  await times.load('CLAIM', 'UTC');
  expect(times.steps.value).toBeUndefined();
});
