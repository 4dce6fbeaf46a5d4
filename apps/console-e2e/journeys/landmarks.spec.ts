import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { visit } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Landmarks of every kind of page: none twice, everything that leads home is inside one. */

/** What is wrong with a page's landmarks, in words. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sectioning = 'article, aside, main, nav, section';
    const roles: [role: string, selector: string][] = [
      ['main', 'main, [role=main]'],
      ['navigation', 'nav, [role=navigation]'],
      ['complementary', 'aside, [role=complementary]'],
      ['banner', 'header, [role=banner]'],
      ['contentinfo', 'footer, [role=contentinfo]'],
      ['search', 'search, [role=search]'],
      ['region', 'section, [role=region]'],
    ];
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ??
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true]');
    const found = roles.flatMap(([role, selector]) =>
      [...document.querySelectorAll(selector)]
        .filter(isShown)
        // The header of an article is none of the page, and a section without a name no region.
        .filter(
          (one) => !/banner|contentinfo/.test(role) || !one.parentElement?.closest(sectioning),
        )
        .filter((one) => role !== 'region' || nameOf(one) !== '')
        .map((element) => ({ role, name: nameOf(element), element })),
    );
    const names = found.map(({ role, name }) => `${role} "${name}"`);
    const twice = names.filter((one, at) => names.indexOf(one) !== at);
    const single = ['main', 'banner', 'contentinfo'].filter(
      (role) => found.filter((one) => one.role === role).length > 1,
    );
    // A dialog hides the page beneath it.
    const hasMain =
      found.some(({ role }) => role === 'main') || document.querySelector('[role=dialog]') !== null;
    const outside = [...document.querySelectorAll('a[href]:has(svg, img)')]
      .filter((link) => isShown(link) && /forecourt/i.test(link.textContent + nameOf(link)))
      .filter((link) => !found.some(({ element }) => element.contains(link)));
    return [
      ...(hasMain ? [] : ['no main']),
      ...twice.map((one) => `${one} twice`),
      ...single.map((role) => `more than one ${role}`),
      ...outside.map(() => 'the logo is outside of every landmark'),
    ];
  });

async function expectLandmarks(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // Under a dialog it is there, but hidden from readers.
  await page.locator('main').first().waitFor();
  expect.soft(await faultsOf(page), path).toEqual([]);
}

test('pages of staff', async ({ page }) => {
  await new Staff(page).signIn();
  const api = await StaffApi.signIn(page);
  const reports = new Reports(page.request, api);
  const [trade, claim] = [await reports.complete('TRADE'), await reports.complete('CLAIM')];
  const paths = [
    '/trade/sellers',
    '/trade/sellers/create',
    '/trade/buyers',
    '/trade/cars',
    '/trade/dealers',
    '/claim/requests',
    '/claim/cars',
    '/inspect/requests',
    '/inspect/cars',
    `/trade/report/${trade.report.id}`,
    `/trade/report/${trade.report.id}/buyers`,
    `/trade/report/${trade.report.id}/seller`,
    `/claim/report/${claim.report.id}`,
    '/users',
    '/insights',
    '/billing',
    '/profile',
    '/sessions',
    '/system',
    '/settings',
    '/settings/theme',
    '/settings/privacy',
    '/settings/security',
    '/settings/integrations',
  ];
  for (const path of paths) await expectLandmarks(page, path);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/trade/sellers', '/system', `/trade/report/${trade.report.id}`]) {
    await expectLandmarks(page, path);
  }
});

test('pages without signing in', async ({ page }) => {
  const api = await StaffApi.signIn(page);
  const reports = new Reports(page.request, api);
  const car = pathOf((await reports.complete('TRADE')).report.report_url);
  const paths = [
    '/login',
    '/register',
    '/forgot',
    '/northgate-trade',
    '/dealers',
    '/no/such/page',
    car,
    `${car.replace(/\/$/, '')}/messages`,
    await reports.sentLink('offer'),
    await reports.dealersPage(),
  ];
  for (const path of paths) await expectLandmarks(page, path);
});
