import { callsOf, goThroughCars } from '../support/carList.ts';
import { List } from '../support/list.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Lists of cars of the other areas, and of buyers. */

for (const { area, ...cars } of [
  {
    area: 'Claims',
    path: '/claim/cars',
    everything: 'All Claims',
    tab: 'Repairable',
    at: 'repair',
    status: 'Repairable',
  },
  {
    area: 'Inspection',
    path: '/inspect/cars',
    everything: 'All cars',
    tab: 'Inspected',
    at: 'repair',
    status: 'Inspected',
  },
]) {
  test(`cars of ${area}: three pages, a tab, a plate, the report and back, archive and undo`, async ({
    page,
  }) => {
    await goThroughCars(page, cars);
  });
}

test('buyers: three pages, tabs, a name, and what one user reads is read for another', async ({
  page,
  browser,
}) => {
  const pages = callsOf(page, '/api/leads/messages');
  const list = new List(page, 'Buyers');
  await new Staff(page).signIn();
  await page.getByRole('link', { name: 'Buyers' }).click();
  await expect(page).toHaveURL('/trade/buyers');

  const all = await list.count('All');
  expect(all).toBeGreaterThan(20);
  await list.scrollToEnd('All threads loaded');
  expect(new Set(pages.filter((query) => query.includes('after='))).size).toBeGreaterThan(1);
  const own = pages.filter((query) => /limit=10(&|$)/.test(query));
  expect(own.every((query) => /AGENT_BUYER.*BUYER_AGENT/.test(query))).toBe(true);

  await list.tab('New').click();
  await expect(page).toHaveURL('/trade/buyers/new');
  const unread = await list.count('New');
  await expect(page.getByRole('link', { name: `Buyers ${unread}` })).toBeVisible();
  // The title counts unread messages from sellers, too.
  await expect(page).toHaveTitle(/^\(\d+\) Buyers · Northgate Motors · Forecourt$/);
  const total = Number(/\d+/.exec(await page.title())?.[0]);
  expect(total).toBeGreaterThanOrEqual(unread);

  const colleague = new Staff(await browser.newPage());
  await colleague.signIn();
  await colleague.page.goto('/trade/buyers/new');
  const theirs = new List(colleague.page, 'Buyers');
  await expect(theirs.tab('New')).toHaveText(`New${unread}`);

  const first = list.rows.first();
  const name = (await first.getByRole('link').textContent())?.replace('Unread', '');
  await list.choose(first, 'Mark as read');
  await expect(list.tab('New')).toHaveText(`New${unread - 1}`);
  await expect(theirs.rows.filter({ hasText: name ?? '' })).toHaveCount(0);
  await expect(theirs.tab('New')).toHaveText(`New${unread - 1}`);
  for (const one of [page, colleague.page]) {
    await expect(one).toHaveTitle(`(${total - 1}) Buyers · Northgate Motors · Forecourt`);
    await expect(one.getByRole('link', { name: `Buyers ${unread - 1}` })).toBeVisible();
  }
  await colleague.page.close();

  await list.tab('All').click();
  await list.search.fill(name ?? '');
  await list.search.press('Enter');
  await expect(first).toContainText(name ?? '');
  await expect.poll(() => list.count('All')).toBeLessThan(all);
  const before = await list.count('New');
  await list.choose(first, 'Mark as unread');
  await expect(list.tab('New')).toHaveText(`New${before + 1}`);
  await list.choose(first, 'View Report');
  await expect(page).toHaveURL(/\/trade\/report\//);
});
