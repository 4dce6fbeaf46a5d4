import type { Role, Thread } from '@forecourt/contract';
import { countThreadsOf, makeThread, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDefinition } from './test/definition.ts';
import type { ThreadListApi } from './ThreadListApi.ts';
import { ThreadListStore } from './ThreadListStore.ts';
import { UnreadThreads } from './UnreadThreads.ts';

const random = seeded('thread list');
const make = (id: string, overrides: Partial<Thread> = {}): Thread =>
  makeThread(random, {
    id,
    partner_id: 'p1',
    last_message_at: `2026-03-0${id}T10:00:00.000Z`,
    ...overrides,
  });

const api = {
  listThreads: vi.fn<ThreadListApi['listThreads']>(),
  countThreads: vi.fn<ThreadListApi['countThreads']>(),
  updateThread: vi.fn<ThreadListApi['updateThread']>(),
};
let threads: Thread[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  threads = [make('3'), make('2'), make('1', { seller_read_status: 'READ' })];
  api.listThreads.mockImplementation(async () => ({ threads, metadata: { after: null } }));
  api.countThreads.mockImplementation(async () => ({ counts: countThreadsOf(threads) }));
  api.updateThread.mockImplementation(async (id, body) => ({
    thread: { ...threads.find((one) => one.id === id)!, ...body },
  }));
  return () => vi.useRealTimers();
});

describe('ThreadListStore', () => {
  let store: ThreadListStore;
  let role: Role;
  const shown = (): string[] =>
    store.items.map(({ id, seller_read_status: status }) => `${id} ${status}`);

  beforeEach(async () => {
    role = 'AGENT';
    store = new ThreadListStore({
      definition: testDefinition,
      api,
      partner: () => ({ id: 'p1', role }),
    });
    await store.open({ tab: '', search: '' });
  });

  it('gives the menu its count of unread threads, unless a search hides some', async () => {
    expect(store.unread).toEqual({ count: 2 });
    await store.open({ tab: 'new', search: '' });
    expect(store.unread).toEqual({ count: 2 });
    await store.open({ tab: '', search: 'ann' });
    expect(store.unread).toBeNull();
  });

  it('asks for threads that buyers or agents began with one another', async () => {
    await store.open({ tab: 'new', search: ' ann ' });
    expect(api.listThreads.mock.lastCall?.[0]).toEqual({
      partner_id: 'p1',
      message_initiated_by: ['AGENT_BUYER', 'BUYER_AGENT'],
      limit: 10,
      name: 'ann',
      seller_read_status: 'NEW',
    });
  });

  it('puts a thread with a new message on top', () => {
    store.handleEvent({ thread: { ...threads[1]!, last_message_at: '2026-03-09T10:00:00.000Z' } });
    expect(shown()).toEqual(['2 NEW', '3 NEW', '1 READ']);
  });

  it('puts a new thread on top, and one that was read in its place', () => {
    store.handleEvent({ thread: make('4') });
    store.handleEvent({ thread: { ...threads[1]!, seller_read_status: 'READ' } });
    expect(shown()).toEqual(['4 NEW', '3 NEW', '2 READ', '1 READ']);
    expect([store.counts.of('NEW'), store.counts.of('READ')]).toEqual([1, 2]);
  });

  it('does not take what is older than what it knows, or of another list or partner', () => {
    store.handleEvent({ thread: make('3', { last_message_at: '2026-01-01T10:00:00.000Z' }) });
    store.handleEvent({ thread: make('5', { message_initiated_by: 'SELLER_AGENT' }) });
    store.handleEvent({ thread: make('6', { partner_id: 'p2' }) });
    expect(shown()).toEqual(['3 NEW', '2 NEW', '1 READ']);
  });

  describe('marking', () => {
    it('shows at once, counts at once, and leaves the tab of new ones', async () => {
      await store.open({ tab: 'new', search: '' });
      api.listThreads.mockResolvedValue({ threads: [threads[0]!], metadata: { after: null } });
      const marked = store.mark('2', 'READ');
      expect(shown()).toEqual(['3 NEW']);
      expect([store.counts.of('NEW'), store.counts.of('READ')]).toEqual([1, 2]);
      await marked;
      expect(shown()).toEqual(['3 NEW']);
      expect(api.updateThread).toHaveBeenCalledWith('2', { seller_read_status: 'READ' });
    });

    it('takes it back when the server refuses', async () => {
      api.updateThread.mockRejectedValue(new Error('refused'));
      await expect(store.mark('2', 'READ')).rejects.toThrow('refused');
      expect(shown()).toEqual(['3 NEW', '2 NEW', '1 READ']);
      expect([store.counts.of('NEW'), store.counts.of('READ')]).toEqual([2, 1]);
    });

    it('is not for viewers', async () => {
      role = 'VIEWER';
      expect(store.actionsFor(threads[0]!)).toEqual(['viewReport']);
      await store.mark('2', 'READ');
      expect(api.updateThread).not.toHaveBeenCalled();
    });
  });
});

describe('UnreadThreads', () => {
  let partnerId: string | null;
  let unread: UnreadThreads;

  beforeEach(() => {
    partnerId = 'p1';
    unread = new UnreadThreads({
      api,
      initiatedBy: testDefinition.initiatedBy,
      partnerId: () => partnerId,
    });
  });

  it('counts unread threads, and again when the channel tells of a thread', async () => {
    expect(unread.count).toBeUndefined();
    await unread.load();
    expect(unread.count).toBe(2);
    threads = [make('4'), ...threads];
    unread.handleEvent({ thread: threads[0]! });
    await vi.advanceTimersByTimeAsync(0);
    expect(unread.count).toBe(3);
  });

  it('does not ask again for threads with sellers', async () => {
    await unread.load();
    unread.handleEvent({ thread: make('5', { message_initiated_by: 'SELLER_AGENT' }) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(api.countThreads).toHaveBeenCalledTimes(1);
  });

  it('forgets another partner’s count, and has none without a partner', async () => {
    await unread.load();
    partnerId = null;
    await unread.load();
    expect(unread.count).toBeUndefined();
  });
});
