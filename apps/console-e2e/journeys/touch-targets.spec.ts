import type { Locator } from '@playwright/test';
import { Reports } from '../support/reports.ts';
import { StaffApi } from '../support/api.ts';
import { phone } from '../support/phone.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** What a finger hits, where it may be larger than what is seen, px. */
const TARGET = 44;

/** The width and height around the middle of an element in which a press reaches it, px. */
const reach = (one: Locator): Promise<number[]> =>
  one.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hits = (dx: number, dy: number): boolean =>
      element.contains(document.elementFromPoint(x + dx, y + dy));
    const along = (dx: number, dy: number): number => {
      let far = 0;
      while (far < 100 && hits(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    return [along(1, 0) + along(-1, 0), along(0, 1) + along(0, -1)];
  });

const isEasyToHit = async (one: Locator): Promise<void> => {
  await expect(one).toBeVisible();
  for (const length of await reach(one)) expect(length).toBeGreaterThanOrEqual(TARGET - 2);
};

test('a finger hits menus of rows, saved views, damages, the 360’s buttons and links of insights', async ({
  browser,
}) => {
  const page = await phone(browser);
  await new Staff(page).signIn();
  await isEasyToHit(page.getByRole('button', { name: 'Saved views' }));
  await isEasyToHit(page.getByRole('button', { name: /^Actions for/ }).first());

  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const { report } = await reports.complete('TRADE');
  await page.goto(`/trade/report/${report.id}`);
  await isEasyToHit(page.getByRole('link', { name: 'Show damage 1 on the car' }));

  await page.getByRole('button', { name: '360° view', exact: true }).click();
  const controls = page.getByRole('group', { name: 'View controls' }).getByRole('button');
  await isEasyToHit(controls.first());
  await isEasyToHit(controls.last());

  await page.goto('/insights');
  await isEasyToHit(page.getByRole('link', { name: /^Sent:/ }).first());
});

test('a finger hits the stars of dealers and the boxes that select rows', async ({ browser }) => {
  const page = await phone(browser);
  await new Staff(page).signIn();
  await page.goto('/trade/dealers');
  await isEasyToHit(page.getByRole('button', { name: /^Favorite: / }).first());

  // A tablet has a box in each row, and one for all.
  await page.setViewportSize({ width: 1024, height: 768 });
  await isEasyToHit(page.getByRole('checkbox', { name: 'Select all loaded' }));
  await isEasyToHit(page.getByRole('checkbox', { name: /^Select / }).nth(1));
});
