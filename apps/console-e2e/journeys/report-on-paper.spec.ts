import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A report as Chromium prints it, for staff and behind a link. */

/** Paper sizes in points. */
const sheets = { A4: [595, 842], Letter: [612, 792] } as const;

/** The pages of a PDF, by their page sizes. */
function pagesOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox ?\[([\d. ]+)\]/g);
  return [...boxes].map(([, box]) => box!.trim().split(/ +/).map(Number).slice(2));
}

async function print(page: Page, format: keyof typeof sheets, info: TestInfo): Promise<Buffer> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  const name = `${info.title.split(':')[0]!.replace(/\W+/g, '-')}-${format}.pdf`;
  const folder = info.outputDir;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), pdf);
  return pdf;
}

/** Presses Print, which waits for every picture; the system's print dialog stays closed. */
async function press(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
}

async function isClean(page: Page, hidden: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const chrome of hidden) {
    for (const one of await page.locator(chrome).all()) await expect(one).toBeHidden();
  }
  for (const button of await page.locator('main button').all()) await expect(button).toBeHidden();
  const pictures = page.locator('main figure img:visible');
  const isThere = (all: Element[]) =>
    all.filter((one) => !(one as HTMLImageElement).naturalWidth).length;
  expect(await pictures.count()).toBeGreaterThan(5);
  expect(await pictures.evaluateAll(isThere)).toBe(0);
  await expect(
    page
      .locator('main')
      .getByText(/^Northgate Motors$/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('main figure time').first()).toBeVisible();
}

async function fits(page: Page, info: TestInfo): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    const pages = pagesOf(await print(page, format, info));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(12);
    for (const [width, height] of pages) {
      expect(Math.abs(width! - sheets[format][0])).toBeLessThan(2);
      expect(Math.abs(height! - sheets[format][1])).toBeLessThan(2);
    }
  }
}

test('Staff: a report is printed without the console around it, every picture there', async ({
  page,
}, info) => {
  const { report } = await new Reports(page.request, await StaffApi.signIn(page)).complete('TRADE');
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${report.id}`);
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
  await press(page);
  await isClean(page, ['nav', 'aside', '#comments', '#placeOffer']);
  await fits(page, info);
});

test('Public: the page behind a link prints the car, and no buttons', async ({ page }, info) => {
  const { report } = await new Reports(page.request, await StaffApi.signIn(page)).complete('CLAIM');
  await page.goto(pathOf(report.report_url));
  await press(page);
  await isClean(page, ['nav']);
  await fits(page, info);
});
