import type { Api } from '@forecourt/api-client';
import type { Thread } from '@forecourt/contract';
import { makeThread, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReportThreadsStore } from './ReportThreadsStore.ts';

const random = seeded('report threads');
const make = (id: string, day: number, more: Partial<Thread> = {}): Thread =>
  makeThread(random, {
    id,
    lead_id: 'r1',
    last_seq: 2,
    last_message_at: `2026-03-0${day}T10:00:00.000Z`,
    ...more,
  });
const listThreads = vi.fn<Api['listThreads']>();
let store: ReportThreadsStore;
const shown = () => store.threads.value?.map(({ id }) => id);

beforeEach(async () => {
  listThreads.mockReset();
  listThreads.mockResolvedValueOnce({ threads: [make('b', 3)], metadata: { after: 'x' } });
  listThreads.mockResolvedValueOnce({ threads: [make('a', 2)], metadata: { after: null } });
  store = new ReportThreadsStore({ api: { listThreads }, initiatedBy: ['BUYER_AGENT'] });
  await store.open('r1');
});

test('has every conversation of a car, however many pages they are', async () => {
  expect(shown()).toEqual(['b', 'a']);
  await store.open('r1');
  expect(listThreads).toHaveBeenCalledTimes(2);
  expect(listThreads.mock.lastCall?.[0]).toEqual({
    lead_id: 'r1',
    limit: 100,
    after: 'x',
    message_initiated_by: ['BUYER_AGENT'],
  });
});

test('puts what has a new message first, and leaves others’ and old word', () => {
  store.handleThreadStatus({ thread: make('a', 5, { last_seq: 3 }) });
  store.handleThreadStatus({ thread: make('b', 9, { last_seq: 1 }) });
  store.handleThreadStatus({ thread: make('c', 9, { lead_id: 'r2' }) });
  store.handleThreadStatus({ thread: make('d', 9, { message_initiated_by: 'AGENT_SELLER' }) });
  expect(shown()).toEqual(['a', 'b']);
});
