// @vitest-environment jsdom
import type { PresentPerson } from '@forecourt/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BEAT_MS, PresenceStore, WRITING_MS } from './PresenceStore.ts';

const anna: PresentPerson = { id: 'anna', name: 'Anna Berg', thread_id: 't1', writing: false };
const me: PresentPerson = { ...anna, id: 'me', name: 'Me' };
const announcePresence = vi.fn();
let store: PresenceStore;

beforeEach(() => {
  vi.useFakeTimers();
  announcePresence.mockReset();
  announcePresence.mockResolvedValue({ people: [anna] });
  store = new PresenceStore({
    api: { announcePresence },
    userId: () => 'me',
    visitId: 'window-1',
  });
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const enter = () => store.enter({ partnerId: 'p1', requestId: 'r1' });
const said = () => announcePresence.mock.calls.map(([body]) => body);
const last = () => said().at(-1);

it('says that it is there every 20 seconds, and once that it leaves', async () => {
  const leave = enter();
  await settle();
  expect([said().length, store.people]).toEqual([1, [anna]]);
  expect(last()).toEqual({
    partner_id: 'p1',
    request_id: 'r1',
    visit_id: 'window-1',
    thread_id: null,
    writing: false,
    here: true,
  });
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(said()).toHaveLength(2);
  leave();
  expect([last().here, store.people]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(3 * BEAT_MS);
  expect(said()).toHaveLength(3);
});

it('says who is there by events of its own report, without the user', async () => {
  enter();
  await settle();
  store.handlePresence({ request_id: 'r2', people: [] });
  expect(store.people).toEqual([anna]);
  store.handlePresence({ request_id: 'r1', people: [{ ...anna, writing: true }, me] });
  expect(store.inThread('t1')).toEqual([{ ...anna, writing: true }]);
  expect(store.inThread('t2')).toEqual([]);
});

it('writes from the first letter until nothing was typed for a while, or it was sent', async () => {
  enter();
  const close = store.open('t1');
  store.typed('t1', 'H');
  store.typed('t1', 'He');
  expect(said().filter(({ writing }) => writing)).toHaveLength(1);
  expect(last()).toMatchObject({ thread_id: 't1', writing: true });
  await vi.advanceTimersByTimeAsync(WRITING_MS);
  expect(last()).toMatchObject({ thread_id: 't1', writing: false });
  store.typed('t1', 'Hel');
  store.typed('t1', '');
  expect(last().writing).toBe(false);
  store.typed('t1', 'Again');
  close();
  expect(last()).toMatchObject({ thread_id: null, writing: false });
});

it('shows no one while it gets no answer, and is away while the page is hidden', async () => {
  enter();
  await settle();
  announcePresence.mockRejectedValueOnce(new Error('gone'));
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(store.people).toEqual([]);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().here).toBe(false);
  const count = said().length;
  await vi.advanceTimersByTimeAsync(BEAT_MS);
  expect(said()).toHaveLength(count);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([last().here, store.people]).toEqual([true, [anna]]);
  hidden.mockRestore();
});

it('is in no conversation before that has begun', () => {
  enter();
  store.open('new.r1');
  store.typed('new.r1', 'Hello');
  expect(last()).toMatchObject({ thread_id: null, writing: false });
});
