import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { StaffApi } from './api.ts';
import { phone } from './phone.ts';
import { Reports } from './reports.ts';
import { Staff } from './staff.ts';
import { listen } from './windows.ts';

/** The demo's reports, for its staff. */
export const reportsOf = async (page: Page): Promise<Reports> =>
  new Reports(page.request, await StaffApi.signIn(page));

/** The page behind a link shows the car and nothing of its owner, on a desktop and on a phone. */
export async function showsCar(
  page: Page,
  browser: Browser,
  { link, title }: { link: string; title: string },
): Promise<void> {
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
}

/** Staff read a report, and every photo says when it was taken. */
export async function showsReport(
  page: Page,
  { flow, type, title }: { flow: string; type: 'TRADE' | 'CLAIM' | 'INSPECT'; title: string },
): Promise<void> {
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
}

/** A conclusion is drawn, taken back and drawn again; then the zip and the next car. */
export async function concludes(
  page: Page,
  { flow, type, good }: { flow: string; type: 'CLAIM' | 'INSPECT'; good: string },
): Promise<void> {
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
}
