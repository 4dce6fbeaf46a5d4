import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { visit } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test as base } from '../support/test.ts';

/** Violations of the content security policy on any page of the browser, including frames. */
const test = base.extend<{ refused: string[] }>({
  refused: async ({ context }, use) => {
    const refused: string[] = [];
    await context.exposeBinding('toldOfRefusal', (_source, what: string) => refused.push(what));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
        const where = `${location.pathname} ${sourceFile}:${lineNumber}`;
        (window as unknown as { toldOfRefusal(what: string): void }).toldOfRefusal(
          `${effectiveDirective} ${blockedURI} at ${where}`,
        );
      });
    });
    await use(refused);
  },
});

/** Opens a page and waits until it shows all of its content, in its style. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('h1, h2').first()).toBeVisible();
  const style = await page.locator('body').evaluate((body) => getComputedStyle(body).margin);
  expect(style, `${path} has its style`).toBe('0px');
}

test('no page of staff needs what the policy refuses', async ({ page, refused }) => {
  const staff = new Staff(page);
  await staff.signIn();
  const api = await StaffApi.signIn(page);
  const { report } = await new Reports(page.request, api).complete('TRADE');
  const one = `/trade/report/${report.id}`;
  for (const path of [
    '/trade/sellers',
    '/trade/sellers/create',
    '/trade/cars',
    '/trade/buyers',
    '/trade/dealers',
    '/trade/dealers/import',
    '/claim/requests',
    '/claim/cars',
    '/inspect/requests',
    '/inspect/cars',
    one,
    `${one}/full`,
    '/users',
    '/insights',
    '/billing',
    '/sessions',
    '/settings',
    '/settings/theme',
    '/settings/content',
    '/no/such/page',
  ]) {
    await open(page, path);
    expect(refused, path).toEqual([]);
  }
});

test('a menu and a dialog have their styles under the policy', async ({ page, refused }) => {
  const api = await StaffApi.signIn(page);
  await api.create('TRADE', `Mona Strict ${Date.now()}`);
  await new Staff(page).signIn();
  await open(page, '/trade/sellers');
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expect(menu).toHaveCSS('border-top-left-radius', '10px');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('..')).toHaveCSS('position', 'fixed');
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  expect(refused).toEqual([]);
});

test('no page of customers, owners and dealers needs what the policy refuses', async ({
  page,
  refused,
}) => {
  const api = await StaffApi.signIn(page);
  const reports = new Reports(page.request, api);
  const { report } = await reports.complete('TRADE');
  const shared = pathOf(report.report_url);
  for (const path of [
    '/login',
    '/register',
    '/northgate-trade',
    '/nobody-at-all',
    '/outbox',
    shared,
    `${shared}/messages`,
    await reports.sentLink('offer'),
    await reports.sentLink('dealer'),
    '/dealers',
    await reports.dealersPage(),
  ]) {
    await open(page, path);
    expect(refused, path).toEqual([]);
  }
});

test('a customer’s photo report needs nothing that the policy refuses', async ({
  page,
  refused,
}) => {
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', `Pola Strict ${Date.now()}`);
  const customer = new Customer(page);
  await customer.open(await linkSentTo(page.request, request.email!));
  await customer.start();
  await customer.fillIn();
  await customer.send();
  expect(refused).toEqual([]);
});

test('the policy is in force: an inline style and a call elsewhere are refused', async ({
  page,
  refused,
}) => {
  await open(page, '/login');
  await page.evaluate(async () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }));
    await fetch('https://elsewhere.test/').catch(() => undefined);
  });
  await expect(() => {
    expect(refused).toEqual([
      expect.stringMatching(/^style-src-elem inline/),
      expect.stringMatching(/^connect-src https:\/\/elsewhere\.test/),
    ]);
  }).toPass();
});
