import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { optimistic, type PendingChange, undoable } from './optimistic.ts';

let log: string[];
let change: PendingChange;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  change = { keep: () => log.push('kept'), undo: () => log.push('undone') };
});
afterEach(() => vi.useRealTimers());

const commit = (): Promise<string> => {
  log.push('sent');
  return Promise.resolve('answer');
};

describe('optimistic', () => {
  it('keeps the change when the server agrees', async () => {
    expect(await optimistic(change, commit)).toBe('answer');
    expect(log).toEqual(['sent', 'kept']);
  });

  it('rolls back and tells the caller when it does not, also when sending throws', async () => {
    const refuse = (): Promise<never> => {
      throw new Error('refused');
    };
    await expect(optimistic(change, refuse)).rejects.toThrow('refused');
    expect(log).toEqual(['undone']);
  });
});

describe('undoable', () => {
  it('sends after the delay', async () => {
    const archive = undoable(change, commit, 6000);
    vi.advanceTimersByTime(5999);
    expect(log).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await archive.done).toBe('answer');
    expect(archive.undo()).toBe(false);
    expect(log).toEqual(['sent', 'kept']);
  });

  it('sends nothing when it was taken back in time', async () => {
    const archive = undoable(change, commit, 6000);
    expect(archive.undo()).toBe(true);
    vi.runAllTimers();
    archive.flush();
    expect(await archive.done).toBeUndefined();
    expect(log).toEqual(['undone']);
  });

  it('sends at once when the page closes', async () => {
    const archive = undoable(change, commit, 6000);
    archive.flush();
    vi.runAllTimers();
    expect(await archive.done).toBe('answer');
    expect(log).toEqual(['sent', 'kept']);
  });

  it('rolls back and rejects when it fails in the end', async () => {
    const archive = undoable(change, () => Promise.reject(new Error('409')), 6000);
    archive.flush();
    await expect(archive.done).rejects.toThrow('409');
    expect(log).toEqual(['undone']);
  });
});
