import type { Answer } from '@forecourt/contract';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { phone } from '../support/phone.ts';
import { listen } from '../support/windows.ts';

/** Reports of every kind on the real API: read, viewed in full, concluded, shared. */

const reportsOf = async (page: Page): Promise<Reports> =>
  new Reports(page.request, await StaffApi.signIn(page));

/** The number of an asset of a report. */
function assetOf(data: Answer<'getRequest'>, section: string, index = 0): number {
  const found = data.report.report.uploads.filter((upload) => upload.section === section)[index];
  return found!.id;
}

const linked = [
  ['TRADE_PUBLIC', 'Car listing'],
  ['TRADE_OFFER', 'Offer on your car'],
  ['TRADE_DEALER', 'For sale'],
  ['CLAIM_PUBLIC', 'Claim'],
  ['INSPECT_PUBLIC', 'Inspection'],
] as const;

async function linkOf(reports: Reports, kind: (typeof linked)[number][0]): Promise<string> {
  if (kind === 'TRADE_OFFER') return reports.sentLink('offer');
  if (kind === 'TRADE_DEALER') return reports.sentLink('dealer');
  const flow = kind.split('_')[0] as 'TRADE' | 'CLAIM' | 'INSPECT';
  return pathOf((await reports.complete(flow)).report.report_url);
}

for (const [kind, title] of linked) {
  test(`${kind}: whoever has the link sees the car, on a desktop and on a phone`, async ({
    page,
    browser,
  }) => {
    const reports = await reportsOf(page);
    const link = await linkOf(reports, kind);
    for (const reader of [page, await phone(browser)]) {
      const complaints = listen(reader);
      const answer = await reader.goto(link);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(
        reader.getByText(title, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(reader.getByRole('region', { name: 'Car information' })).toBeVisible();
      await expect(reader.getByRole('region', { name: 'Owner information' })).toHaveCount(0);
      await expect(reader.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
      expect(complaints).toEqual([]);
    }
  });
}

for (const [flow, type, title] of [
  ['trade', 'TRADE', 'Profile'],
  ['claim', 'CLAIM', 'Claim'],
  ['inspect', 'INSPECT', 'Inspection'],
] as const) {
  test(`${type}_MAIN: staff read a report and every photo says when it was taken`, async ({
    page,
  }) => {
    const data = await (await reportsOf(page)).complete(type);
    await new Staff(page).signIn();
    const complaints = listen(page);
    await page.goto(`/${flow}/report/${data.report.id}?from=cars`);
    await expect(
      page.getByRole('article').getByText(title, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    const back = page.getByRole('article').getByRole('link', { name: 'Cars', exact: true });
    await expect(back).toHaveAttribute('href', `/${flow}/cars`);

    const progress = page.getByRole('navigation', { name: 'Report progress' }).last();
    await progress.getByRole('link', { name: /Car condition/ }).click();
    await expect(progress.getByRole('link', { name: /Car condition/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const photos = page.getByRole('article').getByRole('figure');
    await expect(photos).toHaveCount(data.report.report.uploads.length);
    await expect(photos.getByRole('time')).toHaveCount(data.report.report.uploads.length);
    expect(complaints).toEqual([]);
  });
}

test('staff place a damage on the turning car, and those who have the link are led to it', async ({
  page,
  browser,
}) => {
  const data = await (await reportsOf(page)).complete('TRADE');
  const damages = data.report.report.damage_locations;
  const number = damages.findIndex(({ part }) => part === 'front_bumper') + 1;
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${data.report.id}`);
  await page.getByRole('button', { name: /^(Place on 360° view|Move pin): Front bumper$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Place on 360° view' });
  const ring = dialog.getByRole('slider', { name: '360 view' });
  await expect(dialog.locator('.v360-viewer')).toHaveAttribute('data-phase', 'ready');
  await ring.press('Home');
  await ring.press('ArrowRight');
  await expect(ring).toHaveAttribute('aria-valuenow', '1');
  await ring.click({ position: await onPicture(ring, 0.24, 0.62) });
  await dialog.getByRole('button', { name: 'Save pin' }).click();
  await expect(page.getByText('Pin saved')).toBeVisible();
  await page.getByRole('button', { name: `Show on 360° view: damage ${number}` }).click();
  const pin = page.getByRole('button', { name: new RegExp(`^${number} Front bumper`) });
  await expect(pin).toBeFocused();

  const reader = await phone(browser);
  await reader.goto(pathOf(data.report.report_url));
  await reader.getByRole('button', { name: `Show on 360° view: damage ${number}` }).click();
  const seen = reader.getByRole('button', { name: new RegExp(`^${number} Front bumper`) });
  await expect(seen).toHaveAttribute('aria-expanded', 'true');
  await expect(reader.getByRole('slider', { name: '360 view' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  await reader.getByRole('link', { name: 'Details' }).click();
  await expect(reader.locator(`[id="damage-${damages[number - 1]!.id}"]`)).toBeFocused();
});

/** A point of the picture, which fits into the viewer, by its fractions. */
async function onPicture(ring: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const { width, height } = (await ring.boundingBox())!;
  const wide = Math.min(width, height * 1.5);
  return { x: width / 2 + (x - 0.5) * wide, y: height / 2 + ((y - 0.5) * wide) / 1.5 };
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

for (const [flow, type, good] of [
  ['claim', 'CLAIM', 'Repairable'],
  ['inspect', 'INSPECT', 'Inspected'],
] as const) {
  test(`${flow}: a conclusion is drawn, taken back, drawn again; then the zip and the next car`, async ({
    page,
  }) => {
    const reports = await reportsOf(page);
    const waiting = await reports.cars(type, 'NEW');
    const found = await Promise.all(waiting.map((id) => reports.read(id)));
    const open = found.find(({ report }) => report.status === 'COMPLETED' && report.assets_url);
    expect(open, `a ${flow} that waits for a conclusion`).toBeDefined();
    const id = open!.report.id;
    await new Staff(page).signIn();
    await page.goto(`/${flow}/report/${id}`);
    const section = page.getByRole('region', { name: /conclusion$/i });
    await section.getByRole('button', { name: good }).click();
    await expect(section.getByRole('button', { name: 'Next car' })).toBeVisible();
    const said = page.getByRole('article').getByText(good, { exact: true });
    await expect(said.filter({ visible: true })).toHaveCount(2);

    await section.getByRole('button', { name: 'Undo' }).click();
    await section.getByRole('button', { name: 'Needs extra inspection' }).click();
    await expect(section.getByRole('button', { name: 'Next car' })).toBeVisible();
    const { claim, inspect } = await reports.read(id);
    expect((claim ?? inspect)?.status).toBe(5);

    const downloading = page.waitForEvent('download');
    await section.getByRole('link', { name: 'Download assets' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const stream = await download.createReadStream();
    const head: Buffer = await new Promise((done) => stream.once('data', done));
    expect(head.subarray(0, 2).toString()).toBe('PK');

    await section.getByRole('button', { name: 'Next car' }).click();
    const none = section.getByText('No other cars are waiting.');
    await expect(async () => {
      const wentOn = !page.url().includes(id);
      expect(wentOn || (await none.isVisible())).toBe(true);
    }).toPass();
  });
}

test('a link that is mistyped, and one that is none, say so and nothing more', async ({ page }) => {
  const { report } = await (await reportsOf(page)).complete('TRADE');
  await page.goto(`${pathOf(report.report_url).slice(0, -2)}xx`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await page.goto('/claim/report/public/nothing');
  await expect(page.getByText('Page not found')).toBeVisible();
});
