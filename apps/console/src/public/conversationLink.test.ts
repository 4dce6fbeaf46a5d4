import { expect, test } from 'vitest';
import { readConversationLink } from './conversationLink.ts';

test.each([
  ['/trade/report/public/r1/k1/messages', 'trade'],
  ['/trade/report/offer/r1/k1/messages/', 'trade'],
  ['/claim/report/public/r1/k1/messages', 'claim'],
])('%s leads to a conversation', (pathname, flow) => {
  expect(readConversationLink(pathname)).toEqual({ flow, requestId: 'r1', sessionKey: 'k1' });
});

test.each([
  '/trade/report/public/r1/k1',
  '/trade/report/public/r1/k1/full',
  '/trade/report/dealer/k1/messages',
  '/trade/report/r1/messages',
])('%s does not', (pathname) => {
  expect(readConversationLink(pathname)).toBeNull();
});
