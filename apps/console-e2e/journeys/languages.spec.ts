import { createHash } from 'node:crypto';
import type { APIResponse, Browser, Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { linkSentTo } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

/** A partner's languages, from the translator's file to the customer's phone (spec §1, §9). */

/** The id that the build assigns to a text: see `@forecourt/platform/vite`. */
const idOf = (text: string, description: string): string =>
  createHash('sha512').update(`${text}#${description}`).digest('base64').slice(0, 6);

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
  const german = await put(page, staff, 'de-DE', { [start]: 'Loslegen', 'ui.language': 'Sprache' });
  expect(german.ok()).toBe(true);
  expect((await put(page, staff, 'ar', { [start]: 'ابدأ' })).ok()).toBe(true);

  const customer = await phone(browser, 'de-AT');
  await customer.goto(path);
  await expect(customer.getByRole('button', { name: 'Loslegen' })).toBeVisible();
  await expect(customer.getByRole('heading', { name: 'What is your car worth?' })).toBeVisible();
  await expect(customer.locator('html')).toHaveAttribute('lang', 'de-DE');

  await customer.getByLabel('Sprache').selectOption('en-US');
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
  expect((await put(page, staff, 'de-DE', { [heading]: 'Post von {partner}' })).ok()).toBe(true);
  const { id, email } = await staff.create('TRADE', 'Languages Customer');
  const key = (await linkSentTo(page.request, email!)).split('/').at(-1)!;

  const customer = await phone(browser, 'de-DE');
  await customer.goto(`/trade/report/public/${id}/${key}/messages`);
  await expect(customer.getByRole('heading', { name: 'Post von Northgate Motors' })).toBeVisible();
  await customer.getByRole('combobox').selectOption('en-US');
  await expect(
    customer.getByRole('heading', { name: 'Messages with Northgate Motors' }),
  ).toBeVisible();
  await customer.context().close();
});

test('a customer makes the photo report in their own language', async ({ page, browser }) => {
  const staff = await StaffApi.signIn(page);
  const first = idOf('Start', 'Button: the customer’s first tap');
  expect((await put(page, staff, 'de-DE', { [first]: 'Los geht’s' })).ok()).toBe(true);
  const { email } = await staff.create('TRADE', 'Languages Photographer');

  const customer = await phone(browser, 'de-AT');
  await customer.goto(await linkSentTo(page.request, email!));
  await expect(customer.getByRole('button', { name: 'Los geht’s' })).toBeVisible();
  await expect(customer.locator('html')).toHaveAttribute('lang', 'de-DE');
  await customer.getByRole('combobox').selectOption('en-US');
  await expect(customer.getByRole('button', { name: 'Start' })).toBeVisible();
  await customer.context().close();
});

test('a file that does not come, or is not one, changes nothing', async ({ page, browser }) => {
  const staff = await StaffApi.signIn(page);
  expect((await put(page, staff, 'de-DE', { [start]: 'Loslegen' })).ok()).toBe(true);
  for (const body of ['<!doctype html>', '[]', '{"broken']) {
    const customer = await phone(browser, 'de-DE');
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
  expect((await put(page, staff, 'de-DE', { [start]: 'Loslegen' })).ok()).toBe(true);
  for (const text of ['<script>alert(1)</script>', '{', '{count, plural, one {x}}']) {
    expect((await put(page, staff, 'de-DE', { [start]: text })).status()).toBe(422);
  }
  const customer = await phone(browser, 'de-DE');
  await customer.goto(path);
  await expect(customer.getByRole('button', { name: 'Loslegen' })).toBeVisible();
  await customer.context().close();
});
