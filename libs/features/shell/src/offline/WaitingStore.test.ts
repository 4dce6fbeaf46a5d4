import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { localLocks, MemoryTaskStore, type TaskStore } from '@forecourt/platform/queue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from './acts.ts';
import { WaitingStore } from './WaitingStore.ts';

const emma: Act = { type: 'archive', requestId: 'r1', name: 'Emma Evans' };
const otto: Act = { type: 'archive', requestId: 'r2', name: 'Otto Orr' };
const back: Act = { ...emma, type: 'restore' };
const read = (seq: number): Act => ({ type: 'read', conversationId: 'c1', seq });

let tasks: TaskStore<Act>;
let isOnline: boolean;
let sent: string[];
let refusal: Error | null;
const opened: WaitingStore[] = [];
const onSettled = vi.fn();

const call = async (what: string): Promise<never> => {
  if (!isOnline) throw new NetworkError('offline');
  if (refusal) throw refusal;
  sent.push(what);
  return {} as never;
};

function open(): WaitingStore {
  const store = new WaitingStore({
    tasks,
    locks: localLocks(),
    onSettled,
    random: () => 0,
    api: {
      updateRequest: (id) => call(`archive ${id}`),
      unarchiveRequest: (id) => call(`restore ${id}`),
      readConversation: (id, body) => call(`read ${id} to ${body.seq}`),
    },
  });
  opened.push(store);
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  tasks = new MemoryTaskStore<Act>();
  isOnline = false;
  sent = [];
  refusal = null;
  onSettled.mockReset();
});
afterEach(() => {
  for (const store of opened.splice(0)) store.stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const goOnline = async (store: WaitingStore) => {
  isOnline = true;
  await store.wake();
  await settle();
};

test('what is done without a network is sent once, in order, when there is one', async () => {
  const store = open();
  await store.start();
  await store.keep(otto);
  await store.keep(emma);
  await settle();
  expect([store.waiting, sent]).toEqual([2, []]);
  await goOnline(store);
  expect(sent).toEqual(['archive r2', 'archive r1']);
  expect([store.waiting, store.isEmpty]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(2);
  expect(onSettled).toHaveBeenCalled();
});

test('it outlives the page', async () => {
  const before = open();
  await before.start();
  await before.keep(emma);
  await settle();
  before.stop();
  isOnline = true;
  const after = open();
  await after.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['archive r1']);
});

test('without a press it goes on by itself', async () => {
  const store = open();
  await store.start();
  await store.keep(emma);
  await settle();
  isOnline = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual(['archive r1']);
});

test('what is taken back before it was sent is never sent', async () => {
  const store = open();
  await store.keep(emma);
  expect(await store.withdraw('r1')).toBe(true);
  expect(await store.withdraw('r2')).toBe(false);
  await store.start();
  await goOnline(store);
  expect(sent).toEqual([]);
});

test('what may have arrived is undone when it is taken back', async () => {
  const store = open();
  await store.start();
  await store.keep(emma);
  await settle();
  await store.discard('archive:r1');
  await settle();
  expect(store.shown).toEqual([]);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['restore r1']);
  expect(store.isEmpty).toBe(true);
});

test('restoring is sent as well, and of one request what was done last', async () => {
  const store = open();
  await store.start();
  await store.keep({ ...otto, type: 'restore' });
  await store.keep(emma);
  await store.keep(back);
  await settle();
  expect(store.waiting).toBe(2);
  await goOnline(store);
  expect(sent).toEqual(['restore r2', 'restore r1']);
});

test('a restoring that may have arrived is undone when it is discarded', async () => {
  const store = open();
  await store.start();
  await store.keep(back);
  await settle();
  await store.discard('archive:r1');
  isOnline = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['archive r1']);
});

test('a conversation is read once, as far as it was read', async () => {
  const store = open();
  await store.start();
  await store.keep(read(3));
  await store.keep(read(5));
  await settle();
  expect(store.waiting).toBe(0);
  await goOnline(store);
  expect(sent).toEqual(['read c1 to 5']);
});

const problem = (code: 'NOT_FOUND' | 'UNAUTHENTICATED', status: number) =>
  new ApiProblem({ type: 'about:blank', title: code, status, code });

test('a refusal is shown, and stays until a person has seen it', async () => {
  refusal = problem('NOT_FOUND', 404);
  const store = open();
  await store.start();
  await store.keep(emma);
  await goOnline(store);
  expect([store.waiting, store.refused]).toEqual([0, 1]);
  expect(onSettled).toHaveBeenCalled();
  await store.discard('archive:r1');
  await settle();
  expect(store.refused).toBe(0);
  expect(sent).toEqual([]);
});

test('that something was read is no matter when the server refuses it', async () => {
  refusal = problem('NOT_FOUND', 404);
  const store = open();
  await store.start();
  await store.keep(read(3));
  await goOnline(store);
  expect([store.refused, await tasks.all()]).toEqual([0, []]);
});

test('an ended session loses nothing: the next one of the same person sends it', async () => {
  refusal = problem('UNAUTHENTICATED', 401);
  const store = open();
  await store.start();
  await store.keep(emma);
  await goOnline(store);
  expect([store.waiting, store.refused]).toEqual([1, 0]);
});
