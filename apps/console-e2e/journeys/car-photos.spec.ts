import type { Locator, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { phone } from '../support/phone.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';

/** The rows of the current list, on the tab "All". */
const rowsOf = (page: Page): Locator =>
  page.getByRole('list', { name: /: All/ }).getByRole('listitem');

test('the photos of a car open over its list, and by their address; closing leads to the list', async ({
  page,
  browser,
}) => {
  await new Staff(page).signIn();
  await page.goto('/trade/cars');
  const row = rowsOf(page).first();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'View Photos' }).click();
  await expect(page).toHaveURL(/\/trade\/cars\/full\/#\d+$/);
  const view = page.getByRole('dialog', { name: 'Assets Overview' });
  await expect(view.getByRole('img').first()).toBeVisible();
  await atRest(page);
  const first = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(first);
  const [number] = /\d+$/.exec(page.url())!;
  await page.goBack();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/trade/cars#${number}$`));
  await expect(row).toBeVisible();

  for (const reader of [page, await phone(browser)]) {
    if (reader !== page) await new Staff(reader).signIn();
    await reader.goto(`/trade/cars/full/#${number}`);
    const cold = reader.getByRole('dialog', { name: 'Assets Overview' });
    await expect(cold.getByRole('img').first()).toBeVisible();
    await cold.getByRole('button', { name: 'Close' }).click();
    await expect(reader).toHaveURL(new RegExp(`/trade/cars#${number}$`));
    await expect(rowsOf(reader).first()).toBeVisible();
  }

  await page.goto('/trade/cars/full/#999999999');
  await expect(view).toContainText('This photo is not in the report');
});

test('a report that was opened from a list leads back to that list', async ({ page }) => {
  await new Staff(page).signIn();
  for (const [list, name] of [
    ['/trade/cars', 'Cars'],
    ['/trade/buyers', 'Buyers'],
    ['/trade/sellers', 'Sellers'],
    ['/claim/cars', 'Cars'],
    ['/claim/requests', 'Requests'],
  ] as const) {
    await page.goto(list);
    await rowsOf(page).getByRole('link').first().click();
    const back = page.getByRole('article').getByRole('link', { name, exact: true }).first();
    await expect(back).toHaveAttribute('href', list);
  }
});

for (const [reducedMotion, played] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a photo opens over its report ${played ? 'in under 200 ms' : 'at once with reduced motion'}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ reducedMotion });
    const staff = await StaffApi.signIn(page);
    const { report } = await new Reports(page.request, staff).complete('TRADE');
    await new Staff(page).signIn();
    await page.goto(`/trade/report/${report.id}`);
    await page.evaluate(recordTransitions);
    await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog', { name: 'Assets Overview' })).toBeVisible();
    const durations = await page.evaluate(() => globalThis.transitionDurations);
    expect(durations).toBeDefined();
    expect(durations!.length > 0).toBe(played);
    for (const ms of durations!) expect(ms).toBeLessThan(200);
    await page.close();
  });
}

declare global {
  /** What the last view transition of a page plays, in ms each. */
  var transitionDurations: number[] | undefined;
}

/** In the page: keeps how long each animation of the next view transitions takes. */
function recordTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...update) => {
    const transition = start(...update);
    void transition.ready.then(() => {
      globalThis.transitionDurations = document.getAnimations().flatMap(({ effect }) => {
        const isOurs = (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
        return isOurs ? [Number(effect!.getTiming().duration)] : [];
      });
    });
    return transition;
  };
}
