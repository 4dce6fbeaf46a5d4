import { expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

it('lasts as long as it says', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void pause(500, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(499);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  vi.useRealTimers();
});

it('ends at once when the caller has given up already', async () => {
  await expect(pause(10_000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

it('ends when the caller gives up during it', async () => {
  const caller = new AbortController();
  const waiting = pause(10_000, caller.signal);
  caller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
