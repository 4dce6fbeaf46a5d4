import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A desktop, a tablet on its side and a phone. */
export const screens = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** One of the elements is seen as a whole without scrolling. */
export async function inFirstScreen(page: Page, action: Locator): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await expect(async () => {
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const boxes = await Promise.all((await action.all()).map((one) => one.boundingBox()));
    const seen = boxes.filter(
      (box) =>
        box &&
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= width &&
        box.y + box.height <= height,
    );
    expect(seen.length).toBeGreaterThan(0);
  }).toPass();
}
