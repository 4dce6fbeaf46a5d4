import { getConversation } from '@forecourt/contract/endpoints/messages';
import { getSession } from '@forecourt/contract/endpoints/session';
import { putTranslation } from '@forecourt/contract/endpoints/settings';
import { expect, it, vi } from 'vitest';
import { callsOf } from './calls.ts';
import type { HttpClient } from './httpClient.ts';

it('takes the parameters of the path in their order, then body, query and options', async () => {
  const call = vi.fn(() => Promise.resolve());
  const calls = callsOf({ call } as unknown as HttpClient, {
    getConversation,
    getSession,
    putTranslation,
  });
  const options = { signal: new AbortController().signal };
  await calls.putTranslation('p1', 'et-EE', { messages: {} }, { version: 3 }, options);
  await calls.getConversation('c1');
  await calls.getSession(options);
  expect(call.mock.calls).toEqual([
    [
      putTranslation,
      { path: { id: 'p1', locale: 'et-EE' }, body: { messages: {} }, query: { version: 3 } },
      options,
    ],
    [getConversation, { path: { conversationId: 'c1' }, query: undefined }, undefined],
    [getSession, { path: {} }, options],
  ]);
});
