// @vitest-environment jsdom
import { FakeRealtime } from '@forecourt/testing';
import { observable, runInAction } from 'mobx';
import { afterEach, expect, it, vi } from 'vitest';
import { Live, type LiveParts } from './Live.ts';

let stop = (): void => undefined;
afterEach(() => stop());

/** Opens the page of a branch. */
async function open() {
  const current = observable.box({ id: 'p1' });
  const app = {
    session: { token: 'token' },
    branch: {
      get current() {
        return current.get();
      },
    },
  } as LiveParts;
  const realtime = new FakeRealtime();
  const onMissed = vi.fn();
  const rest = {
    onRequestStatus: vi.fn(),
    onReportChanged: vi.fn(),
    onThreadStatus: vi.fn(),
    onNotified: vi.fn(),
    onPresence: vi.fn(),
  };
  const live = new Live(app, { ...rest, onMissed }, realtime);
  stop = live.start();
  await Promise.resolve();
  const choose = async (id: string): Promise<void> => {
    runInAction(() => current.set({ id }));
    await Promise.resolve();
  };
  return { live, realtime, onMissed, choose };
}

it('fetches again once it hears events: some came while the page was loading', async () => {
  const { onMissed } = await open();
  expect(onMissed).toHaveBeenCalledOnce();
});

it('does the same for another branch', async () => {
  const { onMissed, choose } = await open();
  await choose('p2');
  expect(onMissed).toHaveBeenCalledTimes(2);
});

it('fetches again after a gap', async () => {
  const { realtime, onMissed } = await open();
  realtime.miss('returned');
  expect(onMissed).toHaveBeenCalledTimes(2);
});

it('follows the browser’s events, which come before the socket notices', async () => {
  const { live } = await open();
  window.dispatchEvent(new Event('offline'));
  expect(live.isDown).toBe(true);
  window.dispatchEvent(new Event('online'));
  expect(live.isDown).toBe(false);
});

it('believes the socket on a machine without a network, whose server is its own', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { live, realtime } = await open();
  expect(live.isDown).toBe(false);
  window.dispatchEvent(new Event('offline'));
  realtime.setStatus('waiting');
  realtime.reconnect();
  expect(live.isDown).toBe(false);
  onLine.mockRestore();
});
