// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The window around the frame. */
const parent = { postMessage: vi.fn() } as unknown as Window;
const said = vi.mocked(parent.postMessage);

/** A message that arrives at the form. */
const arrives = (data: unknown, origin: string, source: Window = parent): void => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
};
const hello = { forecourt: 'hello' };

beforeEach(() => {
  vi.resetModules();
  said.mockReset();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the form answers the website that framed it, and keeps what it said before', async () => {
  const { meetHost, tellHost } = await import('./host.ts');
  meetHost();
  tellHost({ forecourt: 'height', height: 420 });
  expect(said).not.toHaveBeenCalled();
  arrives(hello, 'https://dealer.test');
  tellHost({ forecourt: 'completed' });
  expect(said.mock.calls).toEqual([
    [{ forecourt: 'ready' }, 'https://dealer.test'],
    [{ forecourt: 'height', height: 420 }, 'https://dealer.test'],
    [{ forecourt: 'completed' }, 'https://dealer.test'],
  ]);
});

test('no other window, no other origin and nothing else is answered', async () => {
  const { meetHost, tellHost } = await import('./host.ts');
  meetHost();
  arrives(hello, 'https://evil.test', window);
  arrives(hello, 'null');
  arrives({ forecourt: 'open' }, 'https://evil.test');
  arrives(null, 'https://evil.test');
  expect(said).not.toHaveBeenCalled();
  arrives(hello, 'https://dealer.test');
  arrives(hello, 'https://evil.test');
  tellHost({ forecourt: 'completed' });
  expect(new Set(said.mock.calls.map(([, origin]) => origin))).toEqual(
    new Set(['https://dealer.test']),
  );
});

test('Escape closes the dialog around it, unless it meant something in the form', async () => {
  const { meetHost } = await import('./host.ts');
  meetHost();
  arrives(hello, 'https://dealer.test');
  said.mockReset();
  const used = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  used.preventDefault();
  window.dispatchEvent(used);
  expect(said).not.toHaveBeenCalled();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(said).toHaveBeenLastCalledWith({ forecourt: 'close' }, 'https://dealer.test');
});

test('opened in a tab no window hears it', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  const post = vi.spyOn(window, 'postMessage');
  const { meetHost } = await import('./host.ts');
  meetHost();
  arrives(hello, 'https://dealer.test', window);
  expect(post).not.toHaveBeenCalled();
});
