import { goThroughCars } from '../support/carList.ts';
import { List } from '../support/list.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Lists of cars: search, infinite scrolling, actions, and live updates. */

test('cars of Trade: three pages, a tab, a plate, the report and back, archive and undo', async ({
  page,
}) => {
  await goThroughCars(page, {
    path: '/trade/cars',
    everything: 'All Cars',
    tab: 'Offer sent',
    at: 'sent',
    status: 'Offer sent',
  });
});

test('Back restores a long list of cars where it was left', async ({ page }) => {
  const list = new List(page, 'Cars');
  await new Staff(page).signIn();
  await page.goto('/trade/cars');
  await expect(list.rows.first()).toBeVisible();
  await list.scrollToEnd('All cars loaded');
  const link = list.rows.last().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/trade\/report\//);
  await page.goBack();
  await expect(list.main.getByText('All cars loaded')).toBeInViewport();
  await expect(list.rows.last()).toContainText(name);
  await expect(list.rows.last().getByRole('link')).toBeFocused();
});

test('a car archived by one user leaves another user’s list, and comes back when undone', async ({
  page,
  browser,
}) => {
  const list = new List(page, 'Cars');
  await new Staff(page).signIn();
  await page.goto('/trade/cars/accepted');
  await expect(list.rows.first()).toBeVisible();
  const colleague = new Staff(await browser.newPage());
  await colleague.signIn();
  await colleague.page.goto('/trade/cars/accepted');
  const theirs = new List(colleague.page, 'Cars');
  const count = await theirs.count('Offer accepted');
  const plate = (await list.below(list.rows.first())).split(' · ')[0];
  await expect(theirs.rows.first()).toContainText(plate ?? '');

  await list.choose(list.rows.first(), 'Archive');
  await expect(theirs.tab('Offer accepted')).toHaveText(`Offer accepted${count - 1}`);
  await expect(theirs.rows.filter({ hasText: plate })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(theirs.rows.first()).toContainText(plate ?? '');
  await expect(theirs.tab('Offer accepted')).toHaveText(`Offer accepted${count}`);
  await colleague.page.close();
});
