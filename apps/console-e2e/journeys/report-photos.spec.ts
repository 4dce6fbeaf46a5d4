import type { Answer } from '@forecourt/contract';
import { phone } from '../support/phone.ts';
import { reportsOf } from '../support/reportPages.ts';
import { pathOf } from '../support/reports.ts';
import { atRest } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** The photos and the scan of a report: opened, turned, closed where one was. */

/** The number of an asset of a report. */
function assetOf(data: Answer<'getRequest'>, section: string, index = 0): number {
  const found = data.report.report.uploads.filter((upload) => upload.section === section)[index];
  return found!.id;
}

test('a damage leads from the outline to its photo, and back', async ({ page }) => {
  const data = await (await reportsOf(page)).complete('CLAIM');
  await new Staff(page).signIn();
  await page.goto(`/claim/report/${data.report.id}`);
  const mark = page.getByRole('link', { name: /^Damage 2:/ });
  await mark.click();
  const damage = page.locator(`[id="damage-${data.report.report.damage_locations[1]!.id}"]`);
  await expect(damage).toBeFocused();
  await expect(damage.getByRole('img')).toBeInViewport();
  await damage.getByRole('link', { name: 'Show damage 2 on the car' }).click();
  await expect(mark).toBeFocused();
});

test('a photo opens over the report, arrows go on, and Back closes it where one was', async ({
  page,
}) => {
  const data = await (await reportsOf(page)).complete('TRADE');
  const first = assetOf(data, 'exterior_images');
  const second = assetOf(data, 'exterior_images', 1);
  const path = `/trade/report/${data.report.id}`;
  await new Staff(page).signIn();
  await page.goto(path);
  await page.locator(`[id="${first}"] a`).click();
  await expect(page).toHaveURL(new RegExp(`${path}/full/#${first}$`));
  const view = page.getByRole('dialog', { name: 'Assets Overview' });
  await expect(view.getByRole('heading', { level: 1 })).toContainText('Exterior');
  await expect(view.getByRole('img', { name: /^Exterior/ })).toHaveJSProperty('complete', true);
  await atRest(page);

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/full/#${second}$`));
  await view.getByRole('img', { name: /^Exterior/ }).dblclick();
  await expect(view.getByRole('img', { name: /^Exterior/ })).toHaveAttribute('style', /scale\(2\)/);
  await expect(view.getByRole('link', { name: 'Download' })).toHaveAttribute('download', '');

  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}#${second}$`));
  await expect(page.locator(`[id="${second}"]`)).toBeFocused();

  await page.locator(`[id="${second}"] a`).click();
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}#${second}$`));
});

test('the scan turns in the place of the first photo, and a photo of the gallery leads back there', async ({
  page,
}) => {
  const data = await (await reportsOf(page)).complete('TRADE');
  const path = `/trade/report/${data.report.id}`;
  await new Staff(page).signIn();
  await page.goto(path);
  const gallery = page.getByRole('region', { name: 'Photos' });
  await gallery.getByRole('button', { name: '360° view' }).click();
  await expect(gallery.getByText('Drag left or right')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await gallery.getByRole('button', { name: 'Back to photos' }).click();

  const last = gallery.getByRole('link', { name: /more photos$/ });
  await last.click();
  const view = page.getByRole('dialog', { name: 'Assets Overview' });
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});

test('an address of a photo opens it cold; closing leads to the report with the same number', async ({
  page,
  browser,
}) => {
  const reports = await reportsOf(page);
  const data = await reports.complete('TRADE');
  const scan = assetOf(data, 'scan_360');
  const dashboard = assetOf(data, 'dashboard');
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${data.report.id}/full/#${scan}`);
  await expect(page.getByRole('dialog').getByText('Drag left or right')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/trade/report/${data.report.id}#${scan}$`));

  const reader = await phone(browser);
  const link = pathOf(data.report.report_url);
  const shared = await reader.request.get(`/api/requests/${link.split('/').slice(-2).join('/')}`);
  expect(shared.status()).toBe(200);
  await reader.goto(`${link}/full/#${dashboard}`);
  const view = reader.getByRole('dialog', { name: 'Assets Overview' });
  await expect(view.getByRole('heading', { level: 1 })).toHaveText('Assets Overview');
  const top = async () => {
    const item = await view.locator(`[data-asset="${dashboard}"]`).boundingBox();
    const bar = await view.getByRole('banner').or(view.locator('header')).first().boundingBox();
    return Math.round(item!.y - bar!.y - bar!.height);
  };
  await expect.poll(top).toBe(180);
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(reader).toHaveURL(new RegExp(`${link}#${dashboard}$`));
  await expect(reader.locator(`[id="${dashboard}"]`)).toBeFocused();
});
