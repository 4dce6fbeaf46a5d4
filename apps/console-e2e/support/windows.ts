import type { Page } from '@playwright/test';

/** What Playwright itself writes to the console where a journey allows no service workers. */
const OF_THE_HARNESS = 'Service Worker registration blocked by Playwright';

/** A page whose console errors are collected. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text() !== OF_THE_HARNESS) complaints.push(message.text());
  });
  return complaints;
}
