import type { RuntimeConfig } from '@forecourt/contract';
import { endWorkers, followWorker } from '@forecourt/platform/worker-updates';
import { firstConfig } from '../first/firstCalls.ts';

/**
 * Points the manifest at this report: the service worker answers with one whose start URL is this
 * report. Without it the static manifest stays, which also starts at the page's address, but which
 * Chromium does not accept as installable.
 */
async function nameThisReport(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) return;
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link) link.href = `${location.pathname.replace(/\/$/, '')}/manifest.webmanifest`;
}

/** Lets the page open offline from the second visit on. A failure costs only that. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => void start().catch(() => undefined));
}

async function start(): Promise<void> {
  const config = await firstConfig()?.catch(() => undefined);
  if ((config as Partial<RuntimeConfig> | undefined)?.service_workers === false) {
    return endWorkers();
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => void nameThisReport());
  void nameThisReport();
  const base = import.meta.env.BASE_URL;
  await followWorker({ script: `${base}sw.js`, scope: base });
}
