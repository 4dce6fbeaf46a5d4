import { LiveLine, repeated } from '../support/liveLine.ts';
import { atRest, watch } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Lists as they open: by each address, and with one call of each kind. */

test('every tab of the lists opens by its address, cold', async ({ page }) => {
  await new Staff(page).signIn();
  const tabs: [string, string[]][] = [
    [
      '/trade/cars',
      ['', 'new', 'sent', 'accepted', 'declined', 'auction_running', 'auction_completed'],
    ],
    ['/claim/cars', ['', 'new', 'repair', 'inspection']],
    ['/inspect/cars', ['', 'new', 'repair', 'inspection']],
    ['/trade/buyers', ['', 'new', 'read']],
  ];
  for (const [list, paths] of tabs) {
    for (const tab of paths) {
      const address = tab ? `${list}/${tab}` : list;
      await page.goto(address);
      await expect(page).toHaveURL(address);
      const current = page
        .getByRole('navigation', { name: /status$/ })
        .locator('[aria-current=page]');
      await expect(current).toHaveAttribute('href', address);
      await expect(
        page
          .getByRole('listitem')
          .getByRole('button', { name: /^Actions/ })
          .first(),
      ).toBeVisible();
    }
  }
  await page.goto('/claim/cars/create');
  await expect(page.getByRole('heading', { name: 'Request a Claim' })).toBeVisible();
});

test('a list is asked for once on opening, by its address and by the menu', async ({ page }) => {
  watch(page);
  const line = new LiveLine(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(requests|leads|partners)\b/.test(pathname)) asked.push(pathname + search);
  });
  const openedOnce = async (): Promise<void> => {
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    // The join tells whether something was missed.
    await line.joined();
    await atRest(page);
    expect(repeated(asked, line.causes)).toEqual([]);
    asked.length = 0;
    line.causes = 0;
  };
  await new Staff(page).signIn();
  await openedOnce();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Buyers', 'Cars', 'Dealers']) {
    await menu
      .getByRole('link', { name, exact: true })
      .or(menu.getByRole('link', { name: new RegExp(`^${name}`) }))
      .first()
      .click();
    await openedOnce();
  }
});
