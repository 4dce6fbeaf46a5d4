import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

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
export function phone(browser: Browser, origin?: string): Promise<Page> {
  return browser.newPage({ ...phoneScreen, ...(origin && { baseURL: origin }) });
}
