import { expect, it } from 'vitest';
import { shareLink } from './shareLink.ts';

const origin = 'https://console.example:8443';

it('leads to the invite page, with the agent whose link it is', () => {
  expect(shareLink({ origin, uniqueId: 'northgate-trade', agentId: 'a1' })).toBe(
    'https://console.example:8443/northgate-trade?agent_id=a1',
  );
});

it('leaves out an agent that there is not, and escapes what needs it', () => {
  expect(shareLink({ origin, uniqueId: 'a b/c', agentId: null })).toBe(`${origin}/a%20b%2Fc`);
});
