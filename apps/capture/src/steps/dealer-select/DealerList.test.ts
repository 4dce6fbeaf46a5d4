import { NetworkError } from '@forecourt/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCaptureApi, type DealerPage, type DealerQuery } from '../../api/captureApi.ts';
import { manyDealers, pageOfDealers } from '../../test/sampleDealers.ts';
import { DealerList } from './DealerList.ts';

const unreachable = new NetworkError('no network');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ok = (count: number, query = ''): DealerPage =>
  pageOfDealers(manyDealers(count), new URLSearchParams(query));

/** A list whose responses come when and how the test decides. */
function list() {
  const asked: { query: DealerQuery; answer: (result: DealerPage | Error) => void }[] = [];
  const dealers = new DealerList(
    (query) =>
      new Promise((resolve, reject) => {
        const answer = (result: DealerPage | Error) =>
          result instanceof Error ? reject(result) : resolve(result);
        asked.push({ query, answer });
      }),
  );
  const answer = async (at: number, result: DealerPage | Error) => {
    asked[at]?.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { dealers, asked, answer, view: dealers.getView };
}

test('few dealers are shown at once and need no search', async () => {
  const { dealers, answer, view } = list();
  void dealers.load();
  expect(view()).toMatchObject({ dealers: null, state: 'loading' });
  await answer(0, ok(4));
  expect(view()).toMatchObject({ state: 'idle', more: false, many: false });
  expect(view().dealers).toHaveLength(4);
});

test('many come page by page, and can be searched', async () => {
  const { dealers, asked, answer, view } = list();
  void dealers.load();
  await answer(0, ok(25));
  expect(view()).toMatchObject({ more: true, many: true });
  void dealers.loadMore();
  void dealers.loadMore();
  expect(asked.map(({ query }) => query)).toEqual([{}, { after: '20' }]);
  await answer(1, ok(25, 'after=20'));
  expect(view().dealers?.map(({ id }) => id)).toEqual(manyDealers(25).map(({ id }) => id));
  expect(view()).toMatchObject({ more: false, many: true });
});

test('typing is searched when it rests, once', async () => {
  const { dealers, asked, answer, view } = list();
  void dealers.load();
  await answer(0, ok(25));
  dealers.type('sal');
  await vi.advanceTimersByTimeAsync(799);
  dealers.type(' salem ');
  await vi.advanceTimersByTimeAsync(799);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked[1]?.query).toEqual({ search: 'salem' });
  await answer(1, ok(25, 'search=salem'));
  expect(view()).toMatchObject({ search: 'salem', many: true, more: false });
  expect(view().dealers?.every(({ location }) => location?.startsWith('Salem'))).toBe(true);
});

test('what an older search brings late does not cover a newer one', async () => {
  const { dealers, answer, view } = list();
  void dealers.load();
  dealers.type('fir');
  await vi.advanceTimersByTimeAsync(800);
  await answer(1, ok(25, 'search=fir'));
  await answer(0, ok(25));
  expect(view().search).toBe('fir');
  expect(view().dealers?.every(({ name }) => name.startsWith('Fir'))).toBe(true);
});

test('without a network it says so, and what failed is asked again', async () => {
  const { dealers, asked, answer, view } = list();
  void dealers.load();
  await answer(0, unreachable);
  expect(view()).toMatchObject({ dealers: null, state: 'failed' });
  void dealers.retry();
  await answer(1, ok(25));
  void dealers.retry();
  expect(asked).toHaveLength(2);
  void dealers.loadMore();
  await answer(2, unreachable);
  expect(view()).toMatchObject({ state: 'failed', adding: true });
  expect(view().dealers).toHaveLength(20);
  void dealers.retry();
  expect(asked[3]?.query).toEqual({ after: '20' });
});

test('a server that was away is asked again by itself, less and less often', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { dealers, asked, answer, view } = list();
  void dealers.load();
  await answer(0, unreachable);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(view().state, 'the notice stays until there is an answer').toBe('failed');
  await answer(1, unreachable);
  await vi.advanceTimersByTimeAsync(2000);
  await answer(2, ok(25));
  expect(view()).toMatchObject({ state: 'idle', more: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

test('without listeners, nothing more is requested', async () => {
  const { dealers, asked, answer } = list();
  void dealers.load();
  dealers.stop();
  await answer(0, unreachable);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('an answer that is not the contract’s counts as a failure', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ dealers: [{ id: 1 }] }));
  const api = createCaptureApi({ requestId: 'r-1', sessionKey: 'key' });
  const dealers = new DealerList(api.listDealers);
  await dealers.load();
  expect(dealers.getView().state).toBe('failed');
  dealers.stop();
});
