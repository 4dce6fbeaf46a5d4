import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Signing in and out, route guards, and users with several branches (spec §4). */

test('a page behind sign-in asks to sign in, says what is wrong, and follows', async ({ page }) => {
  await page.goto('/trade/sellers/leads');
  await expect(page).toHaveURL(/\/login#next=/);

  const logIn = page.getByRole('button', { name: 'Log in' });
  await logIn.click();
  await expect(page.getByText('Oops! Fill Email to proceed')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@northgate.test');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await logIn.click();
  await expect(page.getByText('Hmm, we can’t find this account')).toBeVisible();
  await page.getByLabel('Email').fill('staff@northgate.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await logIn.click();
  await expect(page.getByText('Oops! Incorrect password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('staff@northgate.test');

  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await logIn.click();
  await expect(page).toHaveURL(/\/trade\/sellers\/leads$/);
});

test('another branch shows its own areas and requests, also after a reload', async ({ page }) => {
  const staff = new Staff(page);
  await staff.signIn();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText('Trade')).toBeVisible();
  const northgate = await page.getByRole('listitem').allInnerTexts();

  await page.getByRole('button', { name: /Northgate Motors/ }).click();
  await page.getByText('Harbour Insurance').click();
  await expect(page).toHaveURL(/\/claim\/requests$/);
  await expect(menu.getByText('Trade')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const harbour = await page.getByRole('listitem').allInnerTexts();
  expect(harbour).not.toEqual(northgate);

  await page.reload();
  await expect(page.getByRole('button', { name: /Harbour Insurance/ })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/claim\/requests$/);
});

test('logging out ends it in every tab', async ({ page, context }) => {
  const staff = new Staff(page);
  await staff.signIn();
  const other = await context.newPage();
  await other.goto('/trade/sellers');
  await expect(other.getByRole('heading', { name: 'Sellers' })).toBeVisible();

  await page.getByRole('button', { name: /Nora Gates|NG/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});

test('a token that the server refuses leads to signing in again', async ({ page }) => {
  const staff = new Staff(page);
  await staff.signIn();
  await page.evaluate(() => localStorage.setItem('authToken', 'made-up'));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('an unknown address says that the page was not found', async ({ page }) => {
  await page.goto('/no-such-partner');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.goto('/trade/sellers/no-such-tab');
  await expect(page.getByText('Page not found')).toBeVisible();
});
