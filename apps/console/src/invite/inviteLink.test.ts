import { addressOf, callsOf } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import { getPartnerCustomisation } from '@forecourt/contract/endpoints/partners';
import { expect, test } from 'vitest';
import { callOfInvite, readInviteLink } from './inviteLink.ts';

test('an invite page’s address says whose it is and whose link', () => {
  expect(readInviteLink({ pathname: '/northgate-trade', search: '?agent_id=a%207&x=1' })).toEqual({
    uniqueId: 'northgate-trade',
    agentId: 'a 7',
  });
  expect(readInviteLink({ pathname: '/northgate-trade/', search: '?agent_id=' })).toEqual({
    uniqueId: 'northgate-trade',
    agentId: null,
  });
  expect(readInviteLink({ pathname: '/trade', search: '' })).toBeUndefined();
});

test('what is asked before the page is there is what the page asks', async () => {
  const asked: string[] = [];
  const http = {
    call: async ({ path }: { path: string }, input: { path?: object; query?: object }) => {
      const { path: parameters, query } = input as Record<string, Record<string, unknown>>;
      asked.push(addressOf('', path, parameters, query));
      return {};
    },
  } as unknown as HttpClient;
  const calls = callsOf(http, { getPartnerCustomisation });
  await calls.getPartnerCustomisation('northgate-trade', { agent_id: 'a 7' });
  await calls.getPartnerCustomisation('x');
  expect([
    addressOf('', ...callOfInvite({ uniqueId: 'northgate-trade', agentId: 'a 7' })),
    addressOf('', ...callOfInvite({ uniqueId: 'x', agentId: null })),
  ]).toEqual(asked);
});
