// @vitest-environment jsdom
import { makeRequest, many, seeded } from '@forecourt/contract/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFirstRows } from './firstRows.ts';

const answer = (count = 3) => ({
  requests: many(count, (index) => makeRequest(seeded(`row ${index}`))),
  metadata: { after: null },
});
const shown = (): Element | null => document.getElementById('first-rows');
const links = (place: ParentNode): HTMLAnchorElement[] => [...place.querySelectorAll('a')];

/** What the app draws: its list, on its way or there. */
function drawApp(rows: string): void {
  document.getElementById('root')!.innerHTML = `<main id="main">${rows}</main>`;
}
const busy = '<div aria-busy="true"></div>';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = '<div id="root"></div>';
  document.head.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

it('are there with the answer, each leading to its report', async () => {
  const body = answer();
  await showFirstRows(Promise.resolve(body), '/claim/requests');
  expect(links(shown()!).map((link) => link.getAttribute('href'))).toEqual(
    body.requests.map(({ id }) => `/claim/report/${encodeURIComponent(id)}`),
  );
  expect(shown()!.hasAttribute('data-beside-messages')).toBe(false);
});

it('wait for the style sheets', async () => {
  document.head.innerHTML = '<link rel="icon"><link rel="stylesheet">';
  const showing = showFirstRows(Promise.resolve(answer()), '/trade/sellers');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBeNull();
  document.querySelector('[rel=stylesheet]')!.dispatchEvent(new Event('load'));
  await showing;
  expect(shown()!.hasAttribute('data-beside-messages')).toBe(true);
});

it('stay until the app has its own, and not while those are on their way', async () => {
  await showFirstRows(Promise.resolve(answer()), '/trade/sellers');
  drawApp(busy);
  await Promise.resolve();
  expect(shown()).not.toBeNull();
  drawApp('');
  await Promise.resolve();
  expect(shown()).toBeNull();
});

it('do not cover an app that was quicker, nor show a list without rows', async () => {
  await showFirstRows(Promise.resolve(answer(0)), '/trade/sellers');
  expect(shown()).toBeNull();
  drawApp(busy);
  await showFirstRows(Promise.resolve(answer()), '/trade/sellers');
  expect(shown()).toBeNull();
});

it('leave a press on them to the app, once it is there', async () => {
  await showFirstRows(Promise.resolve(answer()), '/trade/sellers');
  const link = links(shown()!)[1]!;
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(link.parentElement!.hasAttribute('data-selected')).toBe(true);

  const followed = vi.fn((event: Event) => event.preventDefault());
  document.getElementById('root')!.addEventListener('click', followed);
  drawApp(
    links(shown()!)
      .map((one) => `<a href="${one.getAttribute('href')}"></a>`)
      .join(''),
  );
  await Promise.resolve();
  expect(followed).toHaveBeenCalledOnce();
  expect((followed.mock.calls[0]![0].target as Element).getAttribute('href')).toBe(
    link.getAttribute('href'),
  );
});

it('leave a press with a key held to the browser', async () => {
  await showFirstRows(Promise.resolve(answer()), '/trade/sellers');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const seen = vi.spyOn(press, 'preventDefault');
  links(shown()!)[0]!.dispatchEvent(press);
  expect(seen).toHaveBeenCalledOnce();
});
