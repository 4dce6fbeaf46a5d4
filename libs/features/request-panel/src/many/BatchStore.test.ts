// @vitest-environment jsdom
import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { makeRequestBatch, makeRequestBatchRow, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BatchStore } from './BatchStore.ts';

const random = seeded('batch store');
const running = makeRequestBatch(random, { counts: { waiting: 61, sent: 0 } });
const done = makeRequestBatch(random, { state: 'DONE', counts: { waiting: 0, sent: 40 } });
const rows = [makeRequestBatchRow(random)];

const api = {
  getRequestBatch: vi.fn<BatchStore['api']['getRequestBatch']>(),
  cancelRequestBatch: vi.fn<BatchStore['api']['cancelRequestBatch']>(),
  retryRequestBatch: vi.fn<BatchStore['api']['retryRequestBatch']>(),
  exportRequestBatch: vi.fn<BatchStore['api']['exportRequestBatch']>(),
};
let store: BatchStore;
let end: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  api.getRequestBatch.mockResolvedValue({ batch: running, rows });
  store = new BatchStore(api, running.id);
});
afterEach(() => {
  end?.();
  end = undefined;
  vi.useRealTimers();
});

const looks = () => api.getRequestBatch.mock.calls.length;

test('looks every two seconds while it is sent, and seldom afterwards', async () => {
  end = store.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect([store.batch, store.rows, looks()]).toEqual([running, rows, 1]);
  expect([store.total, store.done, store.minutesLeft]).toEqual([63, 2, 2]);
  api.getRequestBatch.mockResolvedValue({ batch: done, rows });
  await vi.advanceTimersByTimeAsync(2000);
  expect([store.batch, looks()]).toEqual([done, 2]);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(looks()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks()).toBe(3);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(3);
});

test('keeps what it knows without a network, and goes on at once when it is back', async () => {
  end = store.watch();
  await vi.advanceTimersByTimeAsync(0);
  api.getRequestBatch.mockRejectedValueOnce(new NetworkError('cut'));
  await vi.advanceTimersByTimeAsync(2000);
  expect([store.problem, store.batch]).toEqual(['network', running]);
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect([store.problem, looks()]).toEqual([null, 3]);
});

test('says that it is gone', async () => {
  const gone = { type: 'about:blank', title: 'Not Found', status: 404, code: 'NOT_FOUND' } as const;
  api.getRequestBatch.mockRejectedValue(new ApiProblem(gone));
  await store.refresh();
  expect(store.problem).toBe('gone');
});

test('stops once, however often it is pressed', async () => {
  const cancelled = { ...done, state: 'CANCELLED' as const };
  api.cancelRequestBatch.mockResolvedValue({ batch: cancelled });
  api.getRequestBatch.mockResolvedValue({ batch: cancelled, rows });
  await Promise.all([store.cancel(), store.cancel()]);
  expect(api.cancelRequestBatch).toHaveBeenCalledTimes(1);
  expect(store.batch).toEqual(cancelled);
});

test('an answer from before a change does not undo it', async () => {
  let answer: (value: { batch: typeof done; rows: typeof rows }) => void = () => undefined;
  api.getRequestBatch.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const looking = store.refresh();
  api.retryRequestBatch.mockResolvedValue({ batch: running });
  await store.retry();
  answer({ batch: done, rows });
  await looking;
  expect(store.batch).toEqual(running);
});

test('gives the results, or says why not', async () => {
  api.exportRequestBatch.mockResolvedValueOnce({ csv: 'Row', rows: 0 });
  expect(await store.results()).toBe('Row');
  api.exportRequestBatch.mockRejectedValueOnce(new NetworkError('cut'));
  expect([await store.results(), store.problem, store.busy]).toEqual([null, 'network', null]);
});
