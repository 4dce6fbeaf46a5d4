import { expect, test } from 'vitest';
import { choiceIn, choiceParams, daysOf, type InsightsChoice } from './choice.ts';

test.each<InsightsChoice>([
  { days: 30 },
  { days: 7, flow: 'CLAIM' },
  { days: 365, flow: 'TRADE', agent: 'me' },
])('an address keeps a choice: %j', (choice) => {
  expect(choiceIn(new URLSearchParams(choiceParams(choice)))).toEqual(choice);
});

test.each(['', 'flow=lease', 'days=31', 'days=', 'agent='])(
  'what an address has wrong is left out: %j',
  (address) => {
    expect(choiceIn(new URLSearchParams(address))).toEqual({ days: 30 });
  },
);

test('a period ends on the day that it is in the time zone', () => {
  const now = Date.parse('2026-03-02T03:00:00Z');
  expect(daysOf(7, now, 'UTC')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
  expect(daysOf(7, now, 'America/New_York')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
});
