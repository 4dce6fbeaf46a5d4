import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { List } from '../support/list.ts';
import { Staff } from '../support/staff.ts';

/** Lists of cars and of buyers: search, infinite scrolling, actions, and live updates. */

const calls = (page: Page, path: string): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === path) seen.push(search);
  });
  return seen;
};

const carLists = [
  { area: 'Trade', path: '/trade/cars', tab: 'Offer sent', at: 'sent', status: 'Offer sent' },
  { area: 'Claims', path: '/claim/cars', tab: 'Repairable', at: 'repair', status: 'Repairable' },
  {
    area: 'Inspection',
    path: '/inspect/cars',
    tab: 'Inspected',
    at: 'repair',
    status: 'Inspected',
  },
];

for (const { area, path, tab, at, status } of carLists) {
  test(`cars of ${area}: three pages, a tab, a plate, the report and back, archive and undo`, async ({
    page,
  }) => {
    const pages = calls(page, '/api/requests/cars');
    const list = new List(page, 'Cars');
    await new Staff(page).signIn();
    await page.goto(path);

    await expect(list.rows.first()).toBeVisible();
    const all = await list.count(
      /Trade/.test(area) ? 'All Cars' : /Claims/.test(area) ? 'All Claims' : 'All cars',
    );
    expect(all).toBeGreaterThan(20);
    await list.scrollToEnd('All cars loaded');
    expect(new Set(pages.filter((query) => query.includes('after='))).size).toBeGreaterThan(1);
    await expect(list.rows.last()).toHaveAttribute('data-index', String(all - 1));

    await list.tab(tab).click();
    await expect(page).toHaveURL(`${path}/${at}`);
    const count = await list.count(tab);
    await expect(list.rows).toHaveCount(Math.min(count, 10));
    for (const row of await list.rows.all()) await expect(row).toContainText(status);

    const first = list.rows.first();
    const plate = (await list.below(first)).split(' · ')[0] ?? '';
    await list.search.fill(plate.toLowerCase().replaceAll(/[\s-]/g, ''));
    await list.search.press('Enter');
    await expect(page).toHaveURL(/plate=/);
    await expect(list.rows).toHaveCount(1);
    await expect(first).toContainText(plate);

    await list.choose(first, 'View Report');
    await expect(page).toHaveURL(/\/report\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(list.search).toHaveValue(plate.toLowerCase().replaceAll(/[\s-]/g, ''));
    await expect(first).toContainText(plate);

    await list.choose(first, 'Archive');
    await expect(page.getByText('No cars found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(first).toContainText(plate);
    await page.reload();
    await expect(first).toContainText(plate);
  });
}

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

test('a car that one archives leaves the list of another at once, and comes back when undone', async ({
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

test('buyers: three pages, tabs, a name, and what one reads another sees at once', async ({
  page,
  browser,
}) => {
  const pages = calls(page, '/api/leads/messages');
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
  await expect(theirs.rows.filter({ hasText: name ?? '' })).toHaveCount(0, { timeout: 2_000 });
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

test('every tab of the lists opens by its address, cold', async ({ page }) => {
  test.slow();
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
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(requests|leads|partners)\b/.test(pathname)) asked.push(pathname + search);
  });
  const openedOnce = async (): Promise<void> => {
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    // Until the channel has joined: it tells whether something was missed.
    await page.waitForTimeout(3000);
    expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([]);
    asked.length = 0;
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
