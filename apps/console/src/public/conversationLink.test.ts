import { expect, test } from 'vitest';
import { readConversationLink } from './conversationLink.ts';

test.each([
  '/trade/report/public/r1/k1/messages',
  '/trade/report/offer/r1/k1/messages/',
  '/claim/report/public/r1/k1/messages',
])('%s leads to a conversation', (pathname) => {
  expect(readConversationLink(pathname)).toEqual({ requestId: 'r1', sessionKey: 'k1' });
});

test.each([
  '/trade/report/public/r1/k1',
  '/trade/report/public/r1/k1/full',
  '/trade/report/dealer/k1/messages',
  '/trade/report/r1/messages',
])('%s does not', (pathname) => {
  expect(readConversationLink(pathname)).toBeNull();
});
