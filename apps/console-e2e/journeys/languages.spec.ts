import type { APIResponse, Browser, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { german, idOf } from '../support/german.ts';
import { linkSentTo } from '../support/outbox.ts';
import { Reports } from '../support/reports.ts';
import { expect, test } from '../support/test.ts';

/** The product's languages, and a partner's own, from the translator's file to the customer's phone (spec §1, §9). */

const start = idOf('Get started', 'Button of the phone form');
const heading = idOf(
  'Messages with {partner}',
  'Title of the page on which a seller or buyer reads and answers',
);
const path = '/northgate-trade';

const put = async (
  page: Page,
  { authorization, partnerId }: StaffApi,
  locale: string,
  messages: Record<string, string>,
): Promise<APIResponse> =>
  page.request.put(`/api/partners/${partnerId}/settings/translations/${locale}`, {
    headers: authorization,
    data: { messages },
  });

const phone = async (browser: Browser, locale: string): Promise<Page> =>
  (await browser.newContext({ locale, viewport: { width: 390, height: 844 } })).newPage();

test('a customer reads a partner’s page in their own language, text by text', async ({
  page,
  browser,
}) => {
  const staff = await StaffApi.signIn(page);
  const french = await put(page, staff, 'fr-FR', { [start]: 'Commencer', 'ui.language': 'Langue' });
  expect(french.ok()).toBe(true);
  expect((await put(page, staff, 'ar', { [start]: 'ابدأ' })).ok()).toBe(true);

  const customer = await phone(browser, 'fr-CA');
  await customer.goto(path);
  await expect(customer.getByRole('button', { name: 'Commencer' })).toBeVisible();
  await expect(customer.getByRole('heading', { name: 'What is your car worth?' })).toBeVisible();
  await expect(customer.locator('html')).toHaveAttribute('lang', 'fr-FR');

  await customer.getByLabel('Langue').selectOption('en-US');
  await expect(customer.getByRole('button', { name: 'Get started' })).toBeVisible();
  const cookies = await customer.context().cookies();
  expect(cookies.find(({ name }) => name === 'forecourt_locale')?.value).toBe('en-US');
  await customer.reload();
  await expect(customer.getByRole('button', { name: 'Get started' })).toBeVisible();

  await customer.getByLabel('Language').selectOption('ar');
  await expect(customer.getByRole('button', { name: 'ابدأ' })).toBeVisible();
  await expect(customer.locator('html')).toHaveAttribute('dir', 'rtl');
  await customer.context().close();
});

test('the conversation behind a link is read in the partner’s languages, too', async ({
  page,
  browser,
}) => {
  const staff = await StaffApi.signIn(page);
  expect((await put(page, staff, 'fr-FR', { [heading]: 'Courrier de {partner}' })).ok()).toBe(true);
  const { id, email } = await staff.create('TRADE', 'Languages Customer');
  const key = (await linkSentTo(page.request, email!)).split('/').at(-1)!;

  const customer = await phone(browser, 'fr-FR');
  await customer.goto(`/trade/report/public/${id}/${key}/messages`);
  await expect(
    customer.getByRole('heading', { name: 'Courrier de Northgate Motors' }),
  ).toBeVisible();
  await customer.getByRole('combobox').selectOption('en-US');
  await expect(
    customer.getByRole('heading', { name: 'Messages with Northgate Motors' }),
  ).toBeVisible();
  await customer.context().close();
});

test('a customer makes the photo report in their own language', async ({ page, browser }) => {
  const staff = await StaffApi.signIn(page);
  const first = idOf('Start', 'Button: the customer’s first tap');
  expect((await put(page, staff, 'fr-FR', { [first]: 'C’est parti' })).ok()).toBe(true);
  const { email } = await staff.create('TRADE', 'Languages Photographer');

  const customer = await phone(browser, 'fr-CA');
  await customer.goto(await linkSentTo(page.request, email!));
  await expect(customer.getByRole('button', { name: 'C’est parti' })).toBeVisible();
  await expect(customer.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await customer.getByRole('combobox').selectOption('en-US');
  await expect(customer.getByRole('button', { name: 'Start' })).toBeVisible();
  await customer.context().close();
});

test('a file that does not come, or is not one, changes nothing', async ({ page, browser }) => {
  const staff = await StaffApi.signIn(page);
  expect((await put(page, staff, 'fr-FR', { [start]: 'Commencer' })).ok()).toBe(true);
  for (const body of ['<!doctype html>', '[]', '{"broken']) {
    const customer = await phone(browser, 'fr-FR');
    await customer.route('**/translations/**', (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    await customer.goto(path);
    await expect(customer.getByRole('button', { name: 'Get started' })).toBeVisible();
    await customer.context().close();
  }
});

test('a hostile file is refused, and the one before it stays', async ({ page, browser }) => {
  const staff = await StaffApi.signIn(page);
  expect((await put(page, staff, 'fr-FR', { [start]: 'Commencer' })).ok()).toBe(true);
  for (const text of ['<script>alert(1)</script>', '{', '{count, plural, one {x}}']) {
    expect((await put(page, staff, 'fr-FR', { [start]: text })).status()).toBe(422);
  }
  const customer = await phone(browser, 'fr-FR');
  await customer.goto(path);
  await expect(customer.getByRole('button', { name: 'Commencer' })).toBeVisible();
  await customer.context().close();
});

/** Collects what the page's headings said since it was opened, each text once. */
const headingsOf = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      for (const { textContent: text } of document.querySelectorAll('h1, h2'))
        if (text) said.add(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { said: Set<string> }).said]);
};

test('a customer’s pages are German from the first paint', async ({ page, browser }) => {
  const staff = await StaffApi.signIn(page);
  const invite = await phone(browser, 'de-AT');
  const said = await headingsOf(invite);
  const files: string[] = [];
  invite.on('request', (request) => {
    if (request.url().includes('/translations/')) files.push(request.url());
  });
  await invite.goto(path);
  const worth = german('What is your car worth?', 'Title of the invite page of the trade-in flow');
  await expect(invite.getByRole('heading', { name: worth })).toBeVisible();
  await expect(
    invite.getByRole('button', { name: german('Get started', 'Button of the phone form') }),
  ).toBeVisible();
  await expect(invite.locator('html')).toHaveAttribute('lang', 'de');
  expect(await said()).not.toContain('What is your car worth?');
  expect(files).toHaveLength(1);
  expect(files[0]).toContain('for=pages');
  await invite.context().close();

  const { email } = await staff.create('TRADE', 'German Photographer');
  const capture = await phone(browser, 'de-DE');
  await capture.goto(await linkSentTo(page.request, email!));
  const first = german('Start', 'Button: the customer’s first tap');
  await expect(capture.getByRole('button', { name: first })).toBeVisible();
  await capture.context().close();

  const report = await phone(browser, 'de-DE');
  const heard = await headingsOf(report);
  await report.goto(await new Reports(page.request, staff).ownerLink(() => true));
  const section = german('Car information', 'Section of a report');
  await expect(report.getByRole('region', { name: section })).toBeVisible();
  expect(await heard()).not.toContain('Car information');
  await report.context().close();
});

test('staff sign in in German, and change the language without a reload', async ({ browser }) => {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const said = await headingsOf(page);
  await page.goto('/login');
  const welcome = german('Welcome back', 'Title of the sign-in page');
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  expect(await said()).not.toContain('Welcome back');
  await page
    .getByLabel(german('Email', 'Label of the email field of the sign-in form'))
    .fill('staff@northgate.test');
  await page
    .getByLabel(german('Password', 'Label of the password field'), { exact: true })
    .fill('demo1234');
  await page.getByRole('button', { name: german('Log in', 'Button that signs in') }).click();
  const sellers = german(
    'Sellers',
    'Menu entry and title: people who were sent a trade-in request',
  );
  await expect(page.getByRole('heading', { name: sellers, level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  await page.getByRole('button', { name: 'Nora Gates' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sellers', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
  await context.close();
});
