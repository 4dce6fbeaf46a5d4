import type { Page } from '@playwright/test';
import { linkSentTo } from '../support/outbox.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Users of a branch from the invitation to the first day, and a new partner from scratch. */

const openUsers = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible();
};

test('an administrator invites a user, who chooses a password and works with that role', async ({
  page,
  browser,
}) => {
  const name = `Eva Lind ${unique()}`;
  const email = `eva.${unique()}@northgate.test`;
  await new Staff(page).signIn();
  await openUsers(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('VIEWER');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation on its way to ${email}`)).toBeVisible();
  const invited = page.getByRole('list', { name: 'Invited' });
  await expect(invited.getByRole('listitem').filter({ hasText: name })).toContainText('Viewer');

  const link = await linkSentTo(page.request, email, '/setup#invitation=');

  const theirs = await browser.newContext();
  const eva = await theirs.newPage();
  await eva.goto(link);
  await expect(eva.getByRole('heading', { name: 'Join Northgate Motors' })).toBeVisible();
  await eva.getByLabel('Password', { exact: true }).fill('three blue tractors');
  await eva.getByRole('button', { name: 'Accept and log in' }).click();
  await expect(eva).toHaveURL(/\/trade\/sellers$/);
  await expect(eva.getByRole('button', { name: 'New request' })).toHaveCount(0);
  await eva.goto('/users');
  await expect(eva.getByText('Only administrators can open this page')).toBeVisible();

  // The link can be used only once, and the list shows who has joined.
  await eva.goto(link);
  await eva.reload();
  await expect(eva.getByText('This invitation no longer works')).toBeVisible();
  await page.reload();
  const row = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await expect(row.filter({ hasText: name })).toContainText('Viewer');

  // After deactivation, her session ends immediately.
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.filter({ hasText: name })).toContainText('Deactivated');
  await eva.goto('/trade/sellers');
  await expect(eva.getByText(name)).toHaveCount(0);
  await theirs.close();
});

test('a new user registers, sets up a business and reaches its first list', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByLabel('Your name').fill('Rita Holm');
  await page.getByLabel('Email').fill(`rita.${unique()}@riverside.test`);
  await page.getByLabel('Password', { exact: true }).fill('three blue tractors');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/setup$/);
  await page.getByLabel('Business name').fill('Riverside Cars');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Country').selectOption('DE');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/Inspection/).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your colors' })).toBeVisible();
  await page.getByRole('button', { name: 'Open Forecourt' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();

  await expect(page).toHaveURL(/\/trade\/sellers$/);
  await expect(page.getByText('No requests created')).toBeVisible();
  await expect(page.getByRole('button', { name: /Riverside Cars/ })).toBeVisible();
  // Its invite page is available immediately.
  await page.goto('/login');
  await expect(page).toHaveURL(/\/trade\/sellers$/);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/trade\/sellers$/);
});

test('signing out everywhere ends the session of another device', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await new Staff(other).signIn();
  await new Staff(page).signIn();
  await page.goto('/sessions');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other.getByRole('heading', { name: 'Log in again to continue' })).toBeVisible();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await other.context().close();
});
