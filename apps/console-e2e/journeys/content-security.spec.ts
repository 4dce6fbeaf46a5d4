import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Customer } from '../support/customer.ts';
import { linkSentTo } from '../support/outbox.ts';
import { pathOf, Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';

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

/** Opens a page and waits until it is idle and shows content. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1, h2').first()).toBeVisible({ timeout: 30_000 });
  // Pages that poll never become idle.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  const style = await page.locator('body').evaluate((body) => getComputedStyle(body).margin);
  expect(style, `${path} has its style`).toBe('0px');
}

test('no page of staff needs what the policy refuses', async ({ page, refused }) => {
  test.setTimeout(240_000);
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
    '/billing',
    '/sessions',
    '/settings',
    '/settings/theme',
    '/settings/content',
    '/no/such/page',
  ]) {
    await visit(page, path);
    expect(refused, path).toEqual([]);
  }
});

test('a menu and a dialog have their styles under the policy', async ({ page, refused }) => {
  const api = await StaffApi.signIn(page);
  await api.create('TRADE', `Mona Strict ${Date.now()}`);
  await new Staff(page).signIn();
  await visit(page, '/trade/sellers');
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

test('no page for customers, owners and dealers does', async ({ page, refused }) => {
  test.setTimeout(180_000);
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
    await visit(page, path);
    expect(refused, path).toEqual([]);
  }
});

test('nor does a customer who photographs their car and sends the report', async ({
  page,
  refused,
}) => {
  test.setTimeout(180_000);
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
  await visit(page, '/login');
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
