// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrefetch } from './usePrefetch.ts';

function Part({ load, wanted }: { load: () => Promise<string>; wanted: boolean }) {
  return <p>{usePrefetch(load, wanted) ?? 'not yet'}</p>;
}
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('code that is not needed yet comes with the first touch of the page', async () => {
  const load = vi.fn(async () => 'here');
  render(<Part load={load} wanted={false} />);
  await after(10_000);
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointermove'));
  await after(0);
  screen.getByText('here');
  expect(load).toHaveBeenCalledOnce();
});

test('it comes with the first key', async () => {
  render(<Part load={async () => 'here'} wanted={false} />);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control' }));
  await after(0);
  screen.getByText('here');
});

test('once it is wanted, it is tried until it comes', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
  render(<Part load={load} wanted />);
  await after(0);
  screen.getByText('not yet');
  await after(2000);
  screen.getByText('here');
});
