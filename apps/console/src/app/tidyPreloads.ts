const preload = 'link:is([rel=modulepreload], [rel=preload])';

/**
 * Takes the links that fetched code and styles ahead out of the page once these have come. Every part
 * of the console that is loaded leaves some; the browser keeps what they fetched.
 */
export function tidyPreloads(): void {
  const { head } = document;
  for (const link of head.querySelectorAll<HTMLLinkElement>(preload)) {
    if (performance.getEntriesByName(link.href).length > 0) link.remove();
  }
  // Loading is told to a link alone; its head hears of it on the way there.
  head.addEventListener('load', ({ target }) => removePreload(target), true);
}

function removePreload(target: EventTarget | null): void {
  if (target instanceof Element && target.matches(preload)) target.remove();
}
