import { NetworkError } from '@forecourt/api-client';
import {
  makeConversationDetails,
  makeConversationMessage,
  makeThread,
  seeded,
} from '@forecourt/contract/fixtures';
import { createMemoryStorage } from '@forecourt/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffConversationsApi } from './staffSource.ts';
import { Conversations, UNUSED_MS } from './Conversations.ts';
import { DeviceDrafts } from './DeviceDrafts.ts';

const random = seeded('conversations');
const details = makeConversationDetails(random, { id: 'c1', lastSeq: 1 });
const first = makeConversationMessage(random, { seq: 1 });
const getConversation = vi.fn<StaffConversationsApi['getConversation']>();
let conversations: Conversations;

beforeEach(() => {
  vi.useFakeTimers();
  getConversation.mockReset();
  getConversation.mockResolvedValue({ messages: [first], after: null, conversation: details });
  conversations = new Conversations({
    api: { getConversation } as unknown as StaffConversationsApi,
    drafts: new DeviceDrafts(createMemoryStorage(), () => 'u1'),
    mayWrite: () => true,
  });
});
afterEach(() => vi.useRealTimers());

test('a conversation left and opened again within a minute asks for nothing', async () => {
  const leave = conversations.use('c1');
  await conversations.get('c1').open();
  leave();
  await vi.advanceTimersByTimeAsync(UNUSED_MS - 1);
  const again = conversations.use('c1');
  await conversations.get('c1').open();
  await vi.advanceTimersByTimeAsync(UNUSED_MS * 5);
  expect(getConversation).toHaveBeenCalledTimes(1);
  again();
});

test('after a minute out of use it is forgotten, and its draft is not', async () => {
  const leave = conversations.use('c1');
  const store = conversations.get('c1');
  await store.open();
  store.write('half a sen');
  leave();
  await vi.advanceTimersByTimeAsync(UNUSED_MS);
  expect(conversations.get('c1')).not.toBe(store);
  expect(conversations.get('c1').draft).toBe('half a sen');
});

test('word of a new message fetches what is after the last one, in a conversation that is remembered', async () => {
  const leave = conversations.use('c1');
  await conversations.get('c1').open();
  const second = makeConversationMessage(random, { seq: 2 });
  const next = { ...details, lastSeq: 2 };
  getConversation.mockResolvedValue({ messages: [second], after: null, conversation: next });
  conversations.handleThreadStatus({ thread: makeThread(random, { id: 'other', last_seq: 9 }) });
  conversations.handleThreadStatus({ thread: makeThread(random, { id: 'c1', last_seq: 2 }) });
  await vi.advanceTimersByTimeAsync(0);
  expect(getConversation.mock.lastCall?.slice(0, 2)).toEqual(['c1', { limit: 250, since: 1 }]);
  expect(conversations.get('c1').log.lastSeq).toBe(2);
  leave();
});

test('what an earlier page left unsent is sent without opening the conversation', async () => {
  const storage = createMemoryStorage();
  const drafts = new DeviceDrafts(storage, () => 'u1');
  const at = new Date().toISOString();
  drafts.write('c1', { draft: '', unsent: [{ key: 'k1', text: 'Written offline', at }] });
  drafts.write('c2', { draft: 'half a sen', unsent: [] });
  drafts.write('new.r1', { draft: '', unsent: [{ key: 'k2', text: 'To begin with', at }] });
  const replyToConversation = vi.fn<StaffConversationsApi['replyToConversation']>();
  replyToConversation.mockRejectedValueOnce(new NetworkError());
  replyToConversation.mockResolvedValue({ conversation: { id: 'c1' }, message: first });
  const later = new Conversations({
    api: { getConversation, replyToConversation } as unknown as StaffConversationsApi,
    drafts,
    mayWrite: () => true,
  });
  later.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.waiting.map(({ key, text }) => [key, text])).toEqual([['k1', 'Written offline']]);
  await later.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(later.waiting).toEqual([]);
  expect(replyToConversation.mock.calls.map(([id, , options]) => [id, options])).toEqual([
    ['c1', { idempotencyKey: 'k1' }],
    ['c1', { idempotencyKey: 'k1' }],
  ]);
});

test('that a conversation was read is kept for a network', async () => {
  const readConversation = vi.fn<StaffConversationsApi['readConversation']>();
  readConversation.mockRejectedValue(new NetworkError());
  const readLater = vi.fn(async () => true);
  const later = new Conversations({
    api: { getConversation, readConversation } as unknown as StaffConversationsApi,
    drafts: new DeviceDrafts(createMemoryStorage(), () => 'u1'),
    mayWrite: () => true,
    readLater,
  });
  getConversation.mockResolvedValue({
    messages: [first],
    after: null,
    conversation: { ...details, readSeq: 0 },
  });
  const store = later.get('c1');
  await store.open();
  store.seen();
  await vi.advanceTimersByTimeAsync(0);
  expect(readLater).toHaveBeenCalledWith(expect.any(NetworkError), {
    conversationId: 'c1',
    seq: 1,
  });
  expect(store.marks.readSeq).toBe(1);
});
