/**
 * Points the manifest at this very report: the service worker answers with one that starts here.
 * Without it the static manifest stays, which starts at the address of the page as well, but which
 * Chromium does not take for an app.
 */
async function nameThisReport(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) return;
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link) link.href = `${location.pathname.replace(/\/$/, '')}/manifest.webmanifest`;
}

/** Lets the page open without a network from the second visit on. Failure costs only that. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => {
    const base = import.meta.env.BASE_URL;
    navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined);
    navigator.serviceWorker.addEventListener('controllerchange', () => void nameThisReport());
    void nameThisReport();
  });
}
