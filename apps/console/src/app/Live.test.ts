// @vitest-environment jsdom
import { FakeRealtime } from '@forecourt/testing';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Live, type LiveParts } from './Live.ts';

/** The page is open for so long, in ms. */
const PAGE_AGE_MS = 5000;

let stop = (): void => undefined;
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(PAGE_AGE_MS));
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

/** Opens the page of a branch whose topic had no event for so long. */
async function open(quietMs: number | undefined) {
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
  realtime.quietMs = quietMs;
  const onEventsMissed = vi.fn();
  const rest = {
    onRequestStatus: vi.fn(),
    onReportChanged: vi.fn(),
    onThreadStatus: vi.fn(),
    onNotified: vi.fn(),
    onPresence: vi.fn(),
  };
  const live = new Live(app, { ...rest, onEventsMissed, onGap: vi.fn() }, realtime);
  stop = live.start();
  await Promise.resolve();
  const choose = async (id: string, quiet: number): Promise<void> => {
    realtime.quietMs = quiet;
    runInAction(() => current.set({ id }));
    await Promise.resolve();
  };
  return { live, realtime, onEventsMissed, choose };
}

it('fetches nothing again if there was no event since the page was opened', async () => {
  const { onEventsMissed } = await open(PAGE_AGE_MS + 1);
  expect(onEventsMissed).not.toHaveBeenCalled();
});

it('catches up if an event came while the page was loading', async () => {
  const { onEventsMissed } = await open(PAGE_AGE_MS);
  expect(onEventsMissed).toHaveBeenCalledOnce();
});

it('catches up if the server does not know, as right after its start', async () => {
  const { onEventsMissed } = await open(undefined);
  expect(onEventsMissed).toHaveBeenCalledOnce();
});

it('compares with the time at which another branch was chosen', async () => {
  const { onEventsMissed, choose } = await open(PAGE_AGE_MS + 1);
  await choose('p2', 1000);
  expect(onEventsMissed).not.toHaveBeenCalled();
  await choose('p1', 0);
  expect(onEventsMissed).toHaveBeenCalledOnce();
});

it('follows the browser’s events, which come before the socket notices', async () => {
  const { live } = await open(1000);
  window.dispatchEvent(new Event('offline'));
  expect(live.isDown).toBe(true);
  window.dispatchEvent(new Event('online'));
  expect(live.isDown).toBe(false);
});

it('believes the socket on a machine without a network, whose server is its own', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { live, realtime } = await open(1000);
  expect(live.isDown).toBe(false);
  window.dispatchEvent(new Event('offline'));
  realtime.setStatus('waiting');
  realtime.reconnect();
  expect(live.isDown).toBe(false);
  onLine.mockRestore();
});
