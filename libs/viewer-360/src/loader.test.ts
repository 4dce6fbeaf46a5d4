import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Encoded } from './decoder.ts';
import { createLoader, type Job } from './loader.ts';

const picture = { name: 'picture' } as unknown as Encoded;

/** A loader for `urls` whose transfers end under the test's control. */
function setUp(urls: string[]) {
  const queue = [...urls];
  const asked: string[] = [];
  const ends = new Map<string, (encoded?: Encoded) => void>();
  const signals: AbortSignal[] = [];
  const settled = vi.fn<(url: string, ok: boolean, again: boolean) => void>();
  const loader = createLoader<Job>({
    next: () => (queue.length > 0 ? { url: queue.shift() as string } : undefined),
    load: (url, signal) =>
      new Promise((resolve, reject) => {
        asked.push(url);
        signals.push(signal);
        ends.set(url, (encoded) => (encoded ? resolve(encoded) : reject(new Error('lost'))));
      }),
    settled: (job, encoded, again) => settled(job.url, encoded !== undefined, again),
  });
  const end = async (url: string, encoded?: Encoded) => {
    ends.get(url)?.(encoded);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { loader, asked, end, settled, signals };
}

const urls = [...'abcdefghij'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('getting frames', () => {
  it('gives the first picture the line to itself, and requests the next five soon after', async () => {
    const { loader, asked } = setUp(urls);
    loader.pump();
    expect(asked).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(31);
    expect(asked).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(125);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(6);
  });

  it('opens all lines at once when the first answer is quick', async () => {
    const { loader, asked, end, settled } = setUp(urls);
    loader.pump();
    await end('a', picture);
    expect(settled).toHaveBeenCalledWith('a', true, false);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('asks for the next as soon as one is done', async () => {
    const { loader, asked, end } = setUp(urls);
    loader.pump();
    await end('a', picture);
    await end('d', picture);
    expect(asked.at(-1)).toBe('h');
  });

  it('reports a failed frame at once and tries again later, less and less often', async () => {
    const { loader, asked, end, settled } = setUp(['a']);
    loader.pump();
    await end('a');
    expect(settled).toHaveBeenCalledWith('a', false, false);
    await vi.advanceTimersByTimeAsync(790);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(asked).toHaveLength(2);
    await end('a');
    await vi.advanceTimersByTimeAsync(2390);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20);
    await end('a', picture);
    expect(settled.mock.calls).toEqual([
      ['a', false, false],
      ['a', true, true],
    ]);
  });

  it('gives a frame up after three more tries', async () => {
    const { loader, asked, end, settled } = setUp(['a']);
    loader.pump();
    for (let attempt = 0; attempt < 6; attempt++) {
      await end('a');
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(asked).toHaveLength(4);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('ends every transfer and starts none when stopped', async () => {
    const { loader, asked, end, settled, signals } = setUp(urls);
    loader.pump();
    await end('a');
    const before = asked.length;
    settled.mockClear();
    loader.stop();
    expect(signals.every((signal) => signal.aborted)).toBe(true);
    await end('b');
    await vi.advanceTimersByTimeAsync(60_000);
    loader.pump();
    expect(asked).toHaveLength(before);
    expect(settled).not.toHaveBeenCalled();
  });
});
