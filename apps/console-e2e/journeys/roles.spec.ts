import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { visit } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Viewers and agents at every address: the console offers nothing that the server would refuse. */

const lists = [
  '/insights',
  ...['', '/new', '/leads', '/sent', '/archive'].map((tab) => `/trade/sellers${tab}`),
  '/trade/buyers',
  '/trade/cars',
  '/trade/cars/sent',
  '/claim/requests',
  '/claim/cars',
  '/inspect/requests',
  '/inspect/cars',
];
const panels = ['/trade/sellers', '/trade/cars', '/claim/requests', '/inspect/cars'].map(
  (list) => `${list}/create`,
);
const administration = [
  ...['', '/theme', '/content', '/sections'].map((area) => `/settings${area}`),
  '/users',
  '/billing',
  '/billing/payments',
];

/** The addresses below a report of each area. */
async function reports(page: Page): Promise<string[]> {
  const api = await StaffApi.signIn(page);
  const id = async (type: 'TRADE' | 'CLAIM' | 'INSPECT') =>
    (await api.list(type, { status: 'COMPLETED' }))[0]!.id;
  const trade = `/trade/report/${await id('TRADE')}`;
  return [
    ...['', '/share', '/buyers', '/seller', '/similar'].map((below) => trade + below),
    `/claim/report/${await id('CLAIM')}`,
    `/inspect/report/${await id('INSPECT')}`,
  ];
}

/** Form elements, except searches and the menus of branches and languages. */
const forms = 'form, textarea, [contenteditable=true], input[type=radio], input[type=file]';

/** Opens an address and waits until the page shows all of its content. */
async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect(page.locator('#main')).toBeVisible();
  await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
}

/** Collects requests that the server refused because of the role. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return refused;
}

test('a viewer meets no form at any address, and is told why and what to do', async ({ page }) => {
  const addresses = [...lists, ...(await reports(page))];
  await new Staff(page).signIn('viewer@northgate.test');
  const refused = refusals(page);
  for (const address of addresses) {
    await open(page, address);
    await expect(page.locator(forms), address).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'New request' }), address).toHaveCount(0);
  }
  for (const address of [
    ...panels,
    ...administration,
    addresses.find((one) => /share$/.test(one))!,
  ]) {
    await open(page, address);
    await expect(page.locator(forms), address).toHaveCount(0);
    await expect(
      page.getByText('Your role at Northgate Motors is Viewer. Ask an administrator'),
      address,
    ).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test('an agent works everywhere but in the administration', async ({ page }) => {
  const addresses = [...lists, ...panels, ...(await reports(page))];
  await new Staff(page).signIn('agent@northgate.test');
  const refused = refusals(page);
  for (const address of addresses) await open(page, address);
  await open(page, panels[0]!);
  await expect(page.getByRole('button', { name: /^Email/ })).toBeVisible();
  for (const address of administration) {
    await open(page, address);
    await expect(page.locator(forms), address).toHaveCount(0);
    await expect(page.getByText('Your role at Northgate Motors is Agent.'), address).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test('an area that the branch lacks leads to its first one, by address and after a switch', async ({
  page,
}) => {
  const staff = new Staff(page);
  await staff.signIn();
  await page.getByRole('button', { name: /Northgate Motors/ }).click();
  await page.getByText('Lakeside Cars').click();
  await expect(page.getByRole('button', { name: /Lakeside Cars/ })).toBeVisible();
  for (const address of [
    '/claim/requests',
    '/claim/requests/create',
    '/claim/cars',
    '/inspect/requests/sent',
  ]) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/trade\/sellers$/);
  }
  // A report may belong to another branch, and says so itself.
  await page.goto('/claim/report/unknown');
  await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();
  await page.getByRole('button', { name: /Lakeside Cars/ }).click();
  await page.getByText('Northgate Motors').click();
  await page.goto('/claim/cars');
  await expect(page.getByRole('heading', { name: 'Cars' })).toBeVisible();
  await page.getByRole('button', { name: /Northgate Motors/ }).click();
  await page.getByText('Lakeside Cars').click();
  await expect(page).toHaveURL(/\/trade\/sellers$/);
});

test('when the areas cannot be loaded the page stays, and the menu offers a retry', async ({
  page,
}) => {
  await new Staff(page).signIn();
  await page.route('**/customisations', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Error',
        status: 500,
        code: 'INTERNAL_ERROR',
      }),
    }),
  );
  await page.goto('/claim/requests');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('The menu could not be loaded')).toBeVisible();
  await expect(page).toHaveURL(/\/claim\/requests$/);
  await page.unroute('**/customisations');
  await menu.getByRole('button', { name: 'Retry' }).click();
  await expect(menu.getByRole('button', { name: 'Claims' })).toBeVisible();
});
