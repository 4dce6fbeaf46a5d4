import type { Api } from '@forecourt/api-client';
import type { Thread } from '@forecourt/contract';
import { makeThread, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { InboxStore } from './InboxStore.ts';

const random = seeded('inbox');
const make = (id: string, overrides: Partial<Thread> = {}): Thread =>
  makeThread(random, { id, partner_id: 'p1', last_seq: 2, ...overrides });
const listThreads = vi.fn<Api['listThreads']>();
let threads: Thread[];
let partnerId: string | null;
let inbox: InboxStore;
const shown = () => inbox.items.map(({ id, last_seq: seq }) => `${id}:${seq}`);

beforeEach(() => {
  threads = [make('a'), make('b'), make('c')];
  partnerId = 'p1';
  listThreads.mockReset();
  listThreads.mockImplementation(async () => ({ threads, metadata: { after: null } }));
  inbox = new InboxStore({ api: { listThreads }, partnerId: () => partnerId });
});

test('asks for a hundred conversations of the branch at a time, by name', async () => {
  await inbox.open();
  await inbox.open(' ann ');
  expect(listThreads.mock.calls.map(([query]) => query)).toEqual([
    { partner_id: 'p1', limit: 100 },
    { partner_id: 'p1', limit: 100, name: 'ann' },
  ]);
});

test('puts one with a new message on top, and one that was read in its place', async () => {
  await inbox.open();
  inbox.handleThreadStatus({ thread: { ...threads[2]!, last_seq: 3 } });
  inbox.handleThreadStatus({ thread: { ...threads[1]!, seller_read_status: 'READ' } });
  expect(shown()).toEqual(['c:3', 'a:2', 'b:2']);
  expect(inbox.items[2]?.seller_read_status).toBe('READ');
});

test('does not take old word, nor another branch’s, nor what is not searched for', async () => {
  await inbox.open();
  inbox.handleThreadStatus({ thread: { ...threads[2]!, last_seq: 1 } });
  inbox.handleThreadStatus({ thread: make('x', { partner_id: 'p2' }) });
  expect(shown()).toEqual(['a:2', 'b:2', 'c:2']);
  await inbox.open('nobody of that name');
  inbox.handleThreadStatus({ thread: make('y', { last_seq: 9 }) });
  expect(shown()).toEqual(['a:2', 'b:2', 'c:2']);
});

test('starts over for another branch, and waits while none is known', async () => {
  await inbox.open();
  partnerId = null;
  await inbox.reset();
  expect([shown(), listThreads.mock.calls.length]).toEqual([[], 1]);
  partnerId = 'p2';
  threads = [make('z', { partner_id: 'p2' })];
  await inbox.open();
  expect(shown()).toEqual(['z:2']);
});
