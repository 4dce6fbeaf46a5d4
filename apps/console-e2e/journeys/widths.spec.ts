import { StaffApi } from '../support/api.ts';
import { faultsOf } from '../support/everyWidth.ts';
import { frameFaults } from '../support/frameFaults.ts';
import { rowSubjects } from '../support/layoutFaults.ts';
import { linkSentTo } from '../support/outbox.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { visit } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Every page at every width that a window has: nothing overlaps, is cut or sticks out. */

const staffPages = [
  '/trade/sellers',
  '/trade/sellers/archive',
  '/trade/sellers/create',
  '/trade/sellers/many',
  '/trade/buyers',
  '/trade/cars',
  '/trade/dealers',
  '/trade/dealers/create',
  '/trade/dealers/import',
  '/claim/requests',
  '/claim/cars',
  '/inspect/requests',
  '/inspect/cars',
  '/users',
  '/insights',
  '/billing',
  '/billing/payments',
  '/settings',
  '/settings/theme',
  '/settings/content',
  '/settings/sections',
  '/settings/privacy',
  '/settings/security',
  '/settings/integrations',
  '/profile',
  '/sessions',
  '/system',
  '/nothing/here',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('lists, settings and accounts fit every width', async ({ page }) => {
  await new Staff(page).signIn();
  await expect(page.locator(rowSubjects).first()).toBeVisible();
  for (const path of staffPages) expect.soft(await faultsOf(page, path), path).toEqual([]);
});

test('titles, tabs and pictures begin at one line', async ({ page }) => {
  await new Staff(page).signIn();
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const { report } = await reports.complete('TRADE');
  const sale = `/trade/report/${report.id}`;
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/trade/sellers', '/trade/cars', '/settings', '/billing', sale]) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      if (path === sale) await expect(page.locator('main article li img').first()).toBeVisible();
      await expect.poll(() => frameFaults(page), { message: `${path} at ${width} px` }).toEqual([]);
    }
  }
});

test('behind links, too, the logo, the title and the links to sections begin at one line', async ({
  page,
  browser,
}) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  for (const type of ['TRADE', 'CLAIM'] as const) {
    const path = pathOf((await reports.complete(type)).report.report_url);
    for (const width of [390, 768, 1024, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      await visitor.goto(path);
      await expect(visitor.locator('main article li img').first()).toBeVisible();
      await expect
        .poll(() => frameFaults(visitor), { message: `${path} at ${width} px` })
        .toEqual([]);
    }
  }
});

test('reports and conversations fit every width', async ({ page }) => {
  await new Staff(page).signIn();
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const paths: string[] = [];
  for (const [flow, type] of [
    ['trade', 'TRADE'],
    ['claim', 'CLAIM'],
    ['inspect', 'INSPECT'],
  ] as const) {
    paths.push(`/${flow}/report/${(await reports.complete(type)).report.id}`);
  }
  const [sale = ''] = paths;
  paths.push(`${sale}/buyers`, `${sale}/seller`, `${sale}/similar`, `${sale}/share`);
  for (const status of ['AUCTION_RUNNING', 'AUCTION_COMPLETED', 'OFFER_ACCEPTED'] as const) {
    const [id] = await reports.cars('TRADE', status);
    if (id) paths.push(`/trade/report/${id}`);
  }
  for (const path of paths) expect.soft(await faultsOf(page, path), path).toEqual([]);
});

test('what can be done with a report is one line on a phone', async ({ page }) => {
  await new Staff(page).signIn();
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  await page.setViewportSize({ width: 390, height: 844 });
  const unsold = (await reports.carForSale()).report.id;
  const claim = (await reports.complete('CLAIM')).report.id;
  const agreed = await reports.carAfter('AGREED');
  for (const path of [
    `trade/report/${unsold}`,
    `trade/report/${agreed}`,
    `claim/report/${claim}`,
  ]) {
    await visit(page, `/${path}`);
    const buttons = page.locator('main article header').first().getByRole('button');
    await expect(buttons.filter({ hasText: 'Ask for more' })).toBeVisible();
    await expect(buttons.filter({ hasText: 'Copy link' })).toBeVisible();
    const lines = async (): Promise<number> =>
      new Set(
        await buttons.evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().top)),
        ),
      ).size;
    await expect.poll(lines, { message: path }).toBe(1);
  }
});

test('a list’s tools stand beside its title on a tablet, and an offer’s words in one line', async ({
  page,
}) => {
  await new Staff(page).signIn();
  for (const width of [700, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of ['/trade/sellers', '/claim/requests', '/trade/cars', '/trade/dealers']) {
      await visit(page, path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const search = await page.getByRole('main').getByRole('searchbox').boundingBox();
      expect(search!.y, `${path} at ${width} px`).toBeLessThan(title!.y + title!.height);
    }
  }
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await visit(page, '/trade/cars');
    const words = page.getByText(/^Waiting for the owner until/).first();
    expect((await words.boundingBox())!.height).toBeLessThan(20);
  }
});

test('logo and languages of a receipt begin where its sheet does', async ({ page, browser }) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const owner = await browser.newPage({ reducedMotion: 'reduce' });
  const link = await reports.ownerLink(({ trade_in: sale }) => Boolean(sale?.receipt));
  for (const width of [768, 1024, 1440]) {
    await owner.setViewportSize({ width, height: 900 });
    await visit(owner, `${link}/receipt`);
    const logo = await owner.getByRole('banner').getByRole('img').boundingBox();
    const sheet = await owner.locator('article > section').boundingBox();
    const languages = await owner.getByRole('combobox', { name: 'Language' }).boundingBox();
    for (const one of [logo!, languages!]) {
      expect(Math.abs(one.x - sheet!.x), `${width} px`).toBeLessThan(2);
    }
  }
});

test('pages behind links fit every width', async ({ page, browser }) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const paths = ['/login', '/register', '/forgot', '/northgate-trade', '/dealers', '/dealers/none'];
  for (const type of ['TRADE', 'CLAIM', 'INSPECT'] as const) {
    const { report } = await reports.complete(type);
    paths.push(pathOf(report.report_url));
  }
  const offer = await reports.sentLink('offer');
  paths.push(offer, `${offer}/messages`, await reports.sentLink('dealer'));
  const dealers = await reports.dealersPage();
  paths.push(dealers, `${dealers}#won`, `${dealers}#past`, await reports.optOutLink());
  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  for (const path of paths) expect.soft(await faultsOf(visitor, path), path).toEqual([]);
});

test('the page with the conclusion of a claim fits every width', async ({ page, browser }) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const customer = await browser.newPage({ reducedMotion: 'reduce' });
  expect(await faultsOf(customer, await reports.conclusionLink())).toEqual([]);
  await expect(customer.getByRole('heading', { name: 'What happens next' })).toBeVisible();
});

test('what follows the owner’s yes fits every width, for both sides and for staff', async ({
  page,
  browser,
}) => {
  const reports = new Reports(page.request, await StaffApi.signIn(page));
  const states = ['AGREED', 'SOLD', 'WITHDRAWN_BY_DEALER'] as const;
  const paths: string[] = [];
  for (const state of states) {
    paths.push(await reports.ownerLink(({ trade_in: sale }) => sale?.deal?.state === state));
  }
  const receipt = await reports.ownerLink(({ trade_in: sale }) => Boolean(sale?.receipt));
  paths.push(`${receipt}/receipt`, await reports.secondChanceLink());
  paths.push(await reports.dealerLink(({ deal }) => deal?.can.includes('CONTINUE') === true));
  paths.push(await reports.dealerLink(({ deal }) => deal?.state === 'SOLD'));
  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  for (const path of paths) expect.soft(await faultsOf(visitor, path), path).toEqual([]);

  await new Staff(page).signIn();
  for (const state of states) {
    const path = `/trade/report/${await reports.carAfter(state)}`;
    expect.soft(await faultsOf(page, path), path).toEqual([]);
  }
});

test('a closed request’s page fits every width', async ({ page, browser }) => {
  const staff = await StaffApi.signIn(page);
  const { id, email } = await staff.create('TRADE', 'Closed Too Early');
  const link = pathOf(await linkSentTo(page.request, email!));
  await staff.archive(id);
  const visitor = await browser.newPage({ reducedMotion: 'reduce' });
  expect(await faultsOf(visitor, link)).toEqual([]);
  await expect(visitor.getByRole('heading', { name: 'This request is closed' })).toBeVisible();
});
