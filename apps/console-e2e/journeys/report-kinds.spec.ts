import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { phone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { listen } from '../support/windows.ts';
import { unique } from '../support/unique.ts';

/** The eight kinds of report on a desktop and on a phone, each with a photo opened by its address. */

const reportsOf = async (page: Page): Promise<Reports> =>
  new Reports(page.request, await StaffApi.signIn(page));

/** Number of the last photo on the page: the one farthest from the top. */
async function lastPhoto(page: Page): Promise<string> {
  const photos = page.locator('main figure[id]');
  await expect(photos.first()).toBeAttached();
  return (await photos.last().getAttribute('id'))!;
}

/** Opens a photo by its address, closes it, and checks that the page shows that photo. */
async function openCold(page: Page, path: string): Promise<void> {
  const id = await lastPhoto(page);
  await page.goto(`${path}/full/#${id}`);
  const view = page.getByRole('dialog', { name: 'Assets Overview' });
  await expect(shown(view, id, page)).toBeInViewport();
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
}

/** From 1024 px a single photo, below that its position in the list of all photos (spec §2). */
function shown(view: Locator, id: string, page: Page): Locator {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  return isPhone ? view.locator(`[data-asset="${id}"]`) : view.getByRole('img').first();
}

for (const [flow, type] of [
  ['trade', 'TRADE'],
  ['claim', 'CLAIM'],
  ['inspect', 'INSPECT'],
] as const) {
  test(`${type}_MAIN: staff read it on a desktop and on a phone, and a photo by its address`, async ({
    page,
    browser,
  }) => {
    const { report } = await (await reportsOf(page)).complete(type);
    const path = `/${flow}/report/${report.id}`;
    for (const reader of [page, await phone(browser)]) {
      await new Staff(reader).signIn();
      const complaints = listen(reader);
      await reader.goto(path);
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      const progress = reader.getByRole('navigation', { name: 'Report progress' });
      await progress
        .getByRole('link', { name: /Car condition/ })
        .last()
        .click();
      await expect(reader.getByRole('heading', { name: 'Car condition' })).toBeInViewport();
      const wide = await reader.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(reader.viewportSize()!.width);
      await openCold(reader, path);
      expect(complaints).toEqual([]);
    }
  });
}

const linked = {
  TRADE_PUBLIC: async (reports: Reports) =>
    pathOf((await reports.complete('TRADE')).report.report_url),
  TRADE_OFFER: (reports: Reports) => reports.sentLink('offer'),
  TRADE_DEALER: (reports: Reports) => reports.sentLink('dealer'),
  CLAIM_PUBLIC: async (reports: Reports) =>
    pathOf((await reports.complete('CLAIM')).report.report_url),
  INSPECT_PUBLIC: async (reports: Reports) =>
    pathOf((await reports.complete('INSPECT')).report.report_url),
};

for (const [kind, linkOf] of Object.entries(linked)) {
  test(`${kind}: a photo opens by its address, on a desktop and on a phone`, async ({
    page,
    browser,
  }) => {
    const link = await linkOf(await reportsOf(page));
    for (const reader of [page, await phone(browser)]) {
      await reader.goto(link);
      await openCold(reader, link);
    }
  });
}

test('the keys of the keyboard scroll a report that was opened by its address', async ({
  page,
}) => {
  const { report } = await (await reportsOf(page)).complete('TRADE');
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${report.id}`);
  const title = page.getByRole('heading', { level: 1 });
  const last = page.getByRole('region', { name: 'Comments' });
  await expect(last).toBeAttached();
  // Its late parts may still arrive and make it longer.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(title).toBeInViewport();
  await page.keyboard.press('PageDown');
  await expect(title).not.toBeInViewport();
});

test('a comment on a report appears for a colleague, and its author may delete it', async ({
  page,
  context,
}) => {
  const { report } = await (await reportsOf(page)).complete('TRADE');
  await new Staff(page).signIn();
  const text = `Ask for the invoice ${unique()}`;
  const colleague = await context.newPage();
  for (const one of [page, colleague]) await one.goto(`/trade/report/${report.id}#comments`);
  const there = colleague.getByRole('region', { name: 'Comments' });
  await expect(there.getByRole('textbox', { name: 'Comment' })).toBeVisible();

  const section = page.getByRole('region', { name: 'Comments' });
  await section.getByRole('textbox', { name: 'Comment' }).fill(text);
  await section.getByRole('combobox', { name: 'About' }).selectOption('Damage');
  await section.getByRole('button', { name: 'Add comment' }).click();
  const item = there.getByRole('article').filter({ hasText: text });
  await expect(item).toContainText('Damage');

  const own = section.getByRole('article').filter({ hasText: text });
  await own.getByRole('button', { name: 'Delete comment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
  await expect(own).toHaveCount(0);
  await expect(item).toHaveCount(0);
});
