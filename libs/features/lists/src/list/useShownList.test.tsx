// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ShownList, useShownList } from './useShownList.ts';

type Item = string;
const list = (change: Partial<ShownList<Item>>): ShownList<Item> => ({
  listId: 'all',
  partnerId: 'p1',
  items: ['ann', 'bob'],
  infinite: 'ready',
  updatedAt: 1,
  label: 'All',
  ...change,
});
const asked = { listId: 'bob', items: [], infinite: 'loading', updatedAt: null } as const;
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(first: ShownList<Item>) {
  const { result, rerender } = renderHook(useShownList<Item>, { initialProps: first });
  return {
    then: (change: Partial<ShownList<Item>>) => rerender(list(change)),
    shown: () => [result.current.listId, ...result.current.items],
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a search leaves the rows before it where they are until its own come', async () => {
  const { then, shown } = show(list({}));
  then(asked);
  await after(150);
  expect(shown()).toEqual(['all', 'ann', 'bob']);
  then({ listId: 'bob', items: ['bob'] });
  expect(shown()).toEqual(['bob', 'bob']);
});

test('what takes its time says so', async () => {
  const { then, shown } = show(list({}));
  then(asked);
  await after(250);
  expect(shown()).toEqual(['bob']);
});

test('a search that finds nothing, or fails, shows that at once', () => {
  for (const infinite of ['complete', 'error'] as const) {
    const { then, shown } = show(list({}));
    then(asked);
    then({ ...asked, infinite });
    expect(shown()).toEqual(['bob']);
  }
});

test('the rows of another partner go at once', () => {
  const { then, shown } = show(list({}));
  then({ ...asked, partnerId: 'p2' });
  expect(shown()).toEqual(['bob']);
});

test('a first load has nothing to leave in place', () => {
  const { shown } = show(list(asked));
  expect(shown()).toEqual(['bob']);
});
