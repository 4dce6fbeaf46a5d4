// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FailedProps, lazyPart } from './lazyPart.tsx';
import { useLatch } from './useLatch.ts';

const Question = ({ name }: { name: string }) => <p>Send the offer to {name}?</p>;
const Waiting = () => <p>One moment</p>;
const Failed = ({ failures, onRetry }: FailedProps) => (
  <button onClick={onRetry}>Failed {failures}</button>
);
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const here = () => Promise.resolve({ default: Question });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a part loads when it is rendered; what waits has its place until then', async () => {
  const load = vi.fn(here);
  const Part = lazyPart(load, { waiting: Waiting });
  expect(load).not.toHaveBeenCalled();
  render(<Part name="Ann" />);
  screen.getByText('One moment');
  await after(0);
  screen.getByText('Send the offer to Ann?');
});

test('code that has been preloaded is there with the first render, and fetched once', async () => {
  const load = vi.fn(here);
  const Part = lazyPart(load, { waiting: Waiting });
  await Part.preload();
  render(<Part name="Ann" />);
  screen.getByText('Send the offer to Ann?');
  expect(load).toHaveBeenCalledOnce();
});

test('code that does not come in a tunnel is asked for again, with growing pauses', async () => {
  const load = vi.fn(here).mockImplementationOnce(offline).mockImplementationOnce(offline);
  const Part = lazyPart(load);
  const { container } = render(
    <main>
      The report <Part name="Ann" />
    </main>,
  );
  await after(999);
  expect(load).toHaveBeenCalledOnce();
  await after(1);
  expect(load).toHaveBeenCalledTimes(2);
  await after(1999);
  expect(container.textContent).toBe('The report ');
  await after(1);
  expect(container.textContent).toBe('The report Send the offer to Ann?');
});

test('it is asked for at once when the network is back', async () => {
  const load = vi.fn(here).mockImplementationOnce(offline);
  const Part = lazyPart(load);
  render(<Part name="Ann" />);
  await after(0);
  window.dispatchEvent(new Event('online'));
  await after(0);
  screen.getByText('Send the offer to Ann?');
});

test('a part of the page says that it failed, and has a button', async () => {
  const load = vi.fn(here).mockImplementationOnce(offline);
  const Part = lazyPart(load, { waiting: Waiting, failed: Failed });
  render(<Part name="Ann" />);
  await after(0);
  fireEvent.click(screen.getByText('Failed 1'));
  await after(0);
  screen.getByText('Send the offer to Ann?');
});

test('a preload that fails is not kept', async () => {
  const load = vi.fn(here).mockImplementationOnce(offline);
  const Part = lazyPart(load);
  await Part.preload();
  render(<Part name="Ann" />);
  await after(0);
  screen.getByText('Send the offer to Ann?');
});

test('a latch stays closed', () => {
  const Latch = ({ on }: { on: boolean }) => <p>{String(useLatch(on))}</p>;
  const { container, rerender } = render(<Latch on={false} />);
  expect(container.textContent).toBe('false');
  rerender(<Latch on />);
  expect(container.textContent).toBe('true');
  rerender(<Latch on={false} />);
  expect(container.textContent).toBe('true');
});
