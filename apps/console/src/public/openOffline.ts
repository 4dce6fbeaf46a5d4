import { endWorkers } from '@forecourt/platform/worker-updates';

/**
 * Registers the service worker with which a conversation opens without a network. Its scope ends
 * before the link's id and key, so neither is ever stored by the browser.
 *
 * @param pathname of the conversation
 * @param isOn whether this deployment has service workers; without, those that are there are ended
 */
export async function openOffline(pathname: string, isOn: boolean): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Without it the page works as before.
  const { serviceWorker } = navigator;
  const starting = isOn
    ? serviceWorker.register('/talk-sw.js', { scope: scopeOf(pathname) })
    : endWorkers();
  await starting.catch(() => undefined);
}

/** `/trade/report/public/`: all segments before id, key and `messages`. */
export function scopeOf(pathname: string): string {
  return `${pathname.replace(/\/$/, '').split('/').slice(0, -3).join('/')}/`;
}
