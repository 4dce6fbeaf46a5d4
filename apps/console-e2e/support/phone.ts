import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** How long one act waits: a page that never comes to it must not use up a whole journey. */
export const ACTION_MS = 60_000;

/** A phone: 390 px wide, with touch. */
export const phoneScreen = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/**
 * A window of its own on a phone.
 *
 * @param origin of the journey's own server; the common server if left out
 */
export async function phone(browser: Browser, origin?: string): Promise<Page> {
  const page = await browser.newPage({ ...phoneScreen, ...(origin && { baseURL: origin }) });
  page.setDefaultTimeout(ACTION_MS);
  return page;
}
