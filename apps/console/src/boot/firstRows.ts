import type { RequestList } from '@forecourt/contract';
import { drawFirstRows } from '@forecourt/feature-lists/first-rows';
import { reportPath } from '../paths.ts';
import { listAt } from './requestLists.ts';

/**
 * Shows the first page of a request list once it and the style sheets are here, over the place where the app
 * will draw it; the app's own rows take over in the same picture.
 *
 * @param answer body of the list's call, not checked yet: the app will, and says what is wrong with it
 */
export async function showFirstRows(answer: Promise<unknown>, pathname: string): Promise<void> {
  const list = listAt(pathname);
  const { requests } = (await answer) as RequestList;
  if (!list || requests.length === 0) return;
  await Promise.all([...document.querySelectorAll('link')].map(loaded));
  const root = document.getElementById('root')!;
  if (root.firstChild) return;
  const rows = drawFirstRows(requests, {
    sale: list.sale,
    report: (id) => reportPath(list, id),
  });
  const place = document.createElement('div');
  place.id = 'first-rows';
  place.className = 'fc-shell__root';
  place.toggleAttribute('data-beside-messages', list.messages);
  place.append(rows);
  root.after(place);
  const follow = keepPress(place);
  const app = new MutationObserver(() => {
    if (!root.firstChild || root.querySelector('#main [aria-busy=true]')) return;
    app.disconnect();
    place.remove();
    follow(root);
  });
  app.observe(root, { childList: true, subtree: true });
}

/**
 * Keeps a press on a row until the app can follow it: a page of its own would start the app once more.
 *
 * @returns presses the same link of the app
 */
function keepPress(place: HTMLElement): (root: HTMLElement) => void {
  let pressed: HTMLAnchorElement | undefined;
  place.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    // With a key held it is the browser's: another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    pressed?.parentElement?.removeAttribute('data-selected');
    pressed = link;
    link.parentElement?.setAttribute('data-selected', 'true');
  });
  return (root) => {
    const href = pressed?.getAttribute('href');
    if (href) root.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.click();
  };
}

/** Resolves once a style sheet is in force; one that fails is the app's affair. */
function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    if (link.rel !== 'stylesheet' || link.sheet) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
