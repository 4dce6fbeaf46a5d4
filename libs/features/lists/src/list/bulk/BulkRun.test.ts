import { ApiProblem, NetworkError } from '@forecourt/api-client';
import type { Request } from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BulkRun } from './BulkRun.ts';

const random = seeded('bulk');
const requests = Array.from({ length: 7 }, (_, index) => makeRequest(random, { id: `r${index}` }));
const refusal = new ApiProblem({
  type: 'about:blank',
  title: 'no',
  status: 409,
  code: 'INVALID_TRANSITION',
} as ConstructorParameters<typeof ApiProblem>[0]);

let made = 0;
const make = (perform: (id: string, key: string) => Promise<void>) =>
  new BulkRun({
    items: requests,
    perform: ({ id }, key) => perform(id, key),
    newKey: () => `key ${(made += 1)}`,
  });
const states = (run: BulkRun<Request>) => run.rows.map(({ state }) => state).join(' ');

describe('an action on many requests', () => {
  beforeEach(() => {
    made = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('does a few at a time, each once, with a key of its own', async () => {
    let running = 0;
    let most = 0;
    const keys = new Set<string>();
    const answers: (() => void)[] = [];
    const run = make(async (_, key) => {
      keys.add(key);
      most = Math.max(most, (running += 1));
      await new Promise<void>((resolve) => answers.push(resolve));
      running -= 1;
    });
    const done = run.start();
    void run.start();
    while (answers.length > 0) {
      answers.shift()!();
      await vi.advanceTimersByTimeAsync(0);
    }
    await done;
    expect([most, keys.size, run.isComplete, run.isRunning]).toEqual([4, 7, true, false]);
  });

  test('says of each row how it ended, and tries again only what failed', async () => {
    const asked: string[] = [];
    let broken = true;
    const run = make(async (id) => {
      asked.push(id);
      if (id === 'r1') throw refusal;
      if (id === 'r2' && broken) throw new Error('500');
    });
    await run.start();
    expect(states(run)).toBe('done refused failed done done done done');
    expect(run.rows[1]?.error).toBe(refusal);
    broken = false;
    asked.length = 0;
    await run.retry();
    expect(asked).toEqual(['r2']);
    expect([run.count('done'), run.count('refused')]).toEqual([6, 1]);
  });

  test('waits without a network, and goes on with the same keys', async () => {
    let online = false;
    const keys = new Map<string, Set<string>>();
    const run = make(async (id, key) => {
      keys.set(id, (keys.get(id) ?? new Set()).add(key));
      if (!online) throw new NetworkError('gone');
    });
    const done = run.start();
    await vi.advanceTimersByTimeAsync(100);
    expect([run.isOffline, run.isRunning, run.finished]).toEqual([true, true, 0]);
    online = true;
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    expect([run.isComplete, run.isOffline]).toEqual([true, false]);
    expect([...keys.values()].every((own) => own.size === 1)).toBe(true);
  });

  test('stops when cancelled, also while it waits for the network, and can go on', async () => {
    let online = false;
    const run = make(async () => {
      if (!online) throw new NetworkError('gone');
    });
    const done = run.start();
    await vi.advanceTimersByTimeAsync(100);
    run.cancel();
    await done;
    expect([run.count('cancelled'), run.isRunning]).toEqual([7, false]);
    online = true;
    await run.retry();
    expect(run.isComplete).toBe(true);
  });
});
