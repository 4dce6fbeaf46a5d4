const preload = 'link:is([rel=modulepreload], [rel=preload])';

/**
 * Removes preload links from the page once they have loaded. Every lazily loaded part of the
 * console leaves some; the browser keeps what they fetched.
 */
export function tidyPreloads(): void {
  const { head } = document;
  for (const link of head.querySelectorAll<HTMLLinkElement>(preload)) {
    if (performance.getEntriesByName(link.href).length > 0) link.remove();
  }
  // `load` does not bubble, but the head receives it in the capture phase.
  head.addEventListener('load', ({ target }) => removePreload(target), true);
}

function removePreload(target: EventTarget | null): void {
  if (target instanceof Element && target.matches(preload)) target.remove();
}
