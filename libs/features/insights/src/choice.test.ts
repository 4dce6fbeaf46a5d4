import { expect, test } from 'vitest';
import { choiceIn, choiceParams, daysOf, type InsightsChoice } from './choice.ts';

test.each<InsightsChoice>([
  { days: 30 },
  { days: 7, flow: 'CLAIM' },
  { days: 365, flow: 'TRADE', agent: 'me' },
  { days: 7, channel: 'WEBSITE' },
  { days: 30, flow: 'TRADE', dates: { from: '2026-03-02', to: '2026-03-08' } },
  { days: 30, dates: { from: '2026-03-02', to: '2026-03-02' } },
])('an address keeps a choice: %j', (choice) => {
  expect(choiceIn(new URLSearchParams(choiceParams(choice)))).toEqual(choice);
});

test.each([
  '',
  'flow=lease',
  'days=31',
  'days=',
  'agent=',
  'channel=pigeon',
  'from=2026-03-02',
  'to=2026-03-02',
  'from=2026-03-08&to=2026-03-02',
  'from=2026-02-30&to=2026-03-02',
  'from=2025-03-02&to=2026-03-08',
  'from=0026-03-02&to=0026-03-08',
  'from=2026-3-2&to=2026-03-08',
])('what an address has wrong is left out: %j', (address) => {
  expect(choiceIn(new URLSearchParams(address))).toEqual({ days: 30 });
});

test('dates have a number of days, over the change of the clocks as well', () => {
  expect(daysOf({ from: '2026-03-23', to: '2026-03-29' })).toBe(7);
  expect(daysOf({ from: '2026-03-02', to: '2026-03-02' })).toBe(1);
});
