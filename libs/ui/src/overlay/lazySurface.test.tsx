// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazySurface } from './lazySurface.ts';

function Dialog() {
  return <p>Send this offer?</p>;
}

const page = document.createElement('main');
const root = createRoot(page);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code that does not come in a tunnel is asked for again, and the page stays', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Dialog }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ default: Dialog });
  const { Surface } = lazySurface(load);
  await act(async () =>
    root.render(
      <>
        The report
        <Suspense>
          <Surface />
        </Suspense>
      </>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(page.textContent).toBe('The report');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(page.textContent).toBe('The reportSend this offer?');
  expect(load).toHaveBeenCalledTimes(3);
});
