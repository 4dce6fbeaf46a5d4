import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults.ts';
import { atRest, visit } from './rest.ts';

const WIDTHS = [360, 390, 600, 660, 700, 768, 820, 900, 1024, 1180, 1280, 1440, 1920];
const HEIGHT = 900;

/**
 * Opens a page once, then changes the window's width, as a person does who resizes it.
 *
 * @returns what is wrong at which width, a sentence each
 */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await visit(page, path);
  await expect(page.getByRole('heading').first(), path).toBeVisible();
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await atRest(page);
    const found = await lastingFaults(page);
    faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
  }
  return faults;
}

/** What stays wrong: a bar that hides beside its button does so a frame after the window has changed. */
async function lastingFaults(page: Page): Promise<string[]> {
  let found: string[] = [];
  const looked = expect.poll(async () => (found = await layoutFaults(page))).toEqual([]);
  await looked.catch((error: unknown) => {
    if (found.length === 0) throw error;
  });
  return found;
}
