import { ApiProblem } from '@forecourt/api-client';
import { makeSessionInfo, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import { SessionsStore } from './SessionsStore.ts';

const random = seeded('sessions');
const here = makeSessionInfo(random, { id: 'here', current: true });
const phone = makeSessionInfo(random, { id: 'phone' });

const onEnded = vi.fn();
const deleteOneSession = vi.fn();
const deleteAllSessions = vi.fn();
let store: SessionsStore;

beforeEach(async () => {
  for (const call of [onEnded, deleteOneSession, deleteAllSessions]) call.mockReset();
  store = new SessionsStore({
    api: {
      listSessions: async () => ({ sessions: [phone, here] }),
      deleteOneSession,
      deleteAllSessions,
    },
    onEnded,
  });
  await store.load();
});

const ids = (): string[] | undefined => store.sessions.value?.map(({ id }) => id);

it('has the session in use first', () => {
  expect(ids()).toEqual(['here', 'phone']);
});

it('takes out a session that was ended, here or elsewhere', async () => {
  deleteOneSession.mockRejectedValueOnce(new Error('offline'));
  await expect(store.end(phone)).rejects.toThrow('offline');
  expect([ids(), store.isEnding('phone')]).toEqual([['here', 'phone'], false]);
  deleteOneSession.mockRejectedValueOnce(
    new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND' }),
  );
  await store.end(phone);
  expect(ids()).toEqual(['here']);
});

it('leaves only once every session has ended', async () => {
  deleteAllSessions.mockRejectedValueOnce(new Error('offline'));
  await expect(store.endAll()).rejects.toThrow('offline');
  expect([onEnded.mock.calls.length, store.isEndingAll]).toEqual([0, false]);
  await Promise.all([store.endAll(), store.endAll()]);
  expect([onEnded.mock.calls.length, deleteAllSessions.mock.calls.length]).toEqual([1, 2]);
});
