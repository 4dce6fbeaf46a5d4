import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Staff } from '../support/staff.ts';
import { phone } from '../support/windows.ts';

/** A list on a slow line: its first rows are read while the app's own code is still on its way. */

const lists = ['/trade/sellers', '/claim/requests', '/inspect/requests'];

/** Holds the app's code back; call what it returns to let it come. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What the rows within an element show, and where. */
const rowsOf = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const box = (element: Element, origin: DOMRect) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x - origin.x, y - origin.y, width, height].map((value) => Math.round(value));
    };
    return [...document.querySelectorAll(`${selector} [role=listitem]`)].slice(0, 5).map((row) => {
      const { x, width } = row.getBoundingClientRect();
      const parts = [...row.children].map((part) => ({
        className: part.className,
        words: part.textContent,
        box: box(part, row.getBoundingClientRect()),
      }));
      return { className: row.className, x: Math.round(x), width: Math.round(width), parts };
    });
  }, within);

const top = async (page: Page, within: string): Promise<number> =>
  (await page.locator(`${within} [role=listitem]`).first().boundingBox())!.y;

for (const path of lists) {
  test(`the first rows of ${path} stand where the app then draws them, on a desktop and on a phone`, async ({
    page,
    browser,
  }) => {
    for (const window of [page, await phone(browser)]) {
      await new Staff(window).signIn();
      await expect(window.getByRole('listitem').first()).toBeVisible();
      const release = await holdApp(window);
      await window.goto(path, { waitUntil: 'commit' });
      await expect(window.locator('#first-rows [role=listitem]')).toHaveCount(10);
      await window.evaluate(() => document.fonts.ready);
      await expect(window.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
      const early = await rowsOf(window, '#first-rows');
      const earlyTop = await top(window, '#first-rows');

      release();
      await expect(window.locator('#first-rows')).toHaveCount(0);
      await expect(window.locator('#root [role=listitem]').first()).toBeVisible();
      expect(await rowsOf(window, '#root')).toEqual(early);
      expect(await top(window, '#root')).toBe(earlyTop);
    }
  });
}

test('a row that is pressed before the app is there opens once it is, and Back leads to the list', async ({
  page,
}) => {
  await new Staff(page).signIn();
  const release = await holdApp(page);
  await page.goto('/claim/requests', { waitUntil: 'commit' });
  const row = page.locator('#first-rows [role=listitem]').nth(2);
  const link = row.getByRole('link');
  const href = await link.getAttribute('href');
  await link.click();
  await expect(row).toHaveAttribute('data-selected');
  expect(new URL(page.url()).pathname).toBe('/claim/requests');

  release();
  await expect(page).toHaveURL(href!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/claim/requests');
  await expect(page.locator('#root [role=listitem]').first()).toBeVisible();
});
