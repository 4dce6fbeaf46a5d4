import type { Locator } from '@playwright/test';
import { phone } from '../support/phone.ts';
import { concludes, reportsOf, showsCar, showsReport } from '../support/reportPages.ts';
import { pathOf } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Reports on the real API: read, shared, a damage placed, a claim concluded. */

test('TRADE_PUBLIC: the page behind the link shows the car, on a desktop and on a phone', async ({
  page,
  browser,
}) => {
  const { report } = await (await reportsOf(page)).complete('TRADE');
  await showsCar(page, browser, { link: pathOf(report.report_url), title: 'Car listing' });
});

test('TRADE_MAIN: staff read a report and every photo says when it was taken', async ({ page }) => {
  await showsReport(page, { flow: 'trade', type: 'TRADE', title: 'Profile' });
});

test('staff place a damage on the turning car, and the page behind the link leads to it', async ({
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

test('claim: a conclusion is drawn, taken back, drawn again; then the zip and the next car', async ({
  page,
}) => {
  await concludes(page, { flow: 'claim', type: 'CLAIM', good: 'Repairable' });
});

test('a link that is mistyped, and one that is none, say so and nothing more', async ({ page }) => {
  const { report } = await (await reportsOf(page)).complete('TRADE');
  await page.goto(`${pathOf(report.report_url).slice(0, -2)}xx`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await page.goto('/claim/report/public/nothing');
  await expect(page.getByText('Page not found')).toBeVisible();
});
