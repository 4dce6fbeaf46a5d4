import { devices } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

/** A phone with a 390 px wide screen. */
export function phone(browser: Browser): Promise<Page> {
  return browser.newPage({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
}

/** A page whose console errors are collected. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}
