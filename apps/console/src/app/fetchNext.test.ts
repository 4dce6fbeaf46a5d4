// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchNext } from './fetchNext.ts';

const fetched = () => [...document.head.querySelectorAll('link')].map((link) => link.href);

beforeEach(() => {
  document.body.innerHTML =
    '<template><link rel="prefetch" href="/assets/menu.js" /></template><div id="root"></div>';
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

test('what the document lists is fetched, once', () => {
  fetchNext();
  fetchNext();
  expect(fetched()).toEqual([`${window.location.origin}/assets/menu.js`]);
});

test('nothing is fetched ahead where data is saved', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fetchNext();
  expect(fetched()).toEqual([]);
});

test('a document that lists nothing is fine', () => {
  document.body.innerHTML = '<div id="root"></div>';
  fetchNext();
  expect(fetched()).toEqual([]);
});
