import { expect, test } from 'vitest';
import { choiceIn, choiceParams, type InsightsChoice } from './choice.ts';

test.each<InsightsChoice>([
  { days: 30 },
  { days: 7, flow: 'CLAIM' },
  { days: 365, flow: 'TRADE', agent: 'me' },
  { days: 7, channel: 'WEBSITE' },
])('an address keeps a choice: %j', (choice) => {
  expect(choiceIn(new URLSearchParams(choiceParams(choice)))).toEqual(choice);
});

test.each(['', 'flow=lease', 'days=31', 'days=', 'agent=', 'channel=pigeon'])(
  'what an address has wrong is left out: %j',
  (address) => {
    expect(choiceIn(new URLSearchParams(address))).toEqual({ days: 30 });
  },
);
