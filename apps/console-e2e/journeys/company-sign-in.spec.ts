import type { Page } from '@playwright/test';
import { Company } from '../support/Company.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { visit } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Company sign-in with a provider on this machine (docs/company-sign-in.md), in the order of a first day. */

const SIXTEEN_MINUTES = 16 * 60_000;
const lena = 'lena@northgate.test';

let server: OwnServer;
let company: Company;

test.beforeAll(async () => {
  company = await Company.start();
  server = await OwnServer.start({ COMPANY_SIGN_IN_TO_PRIVATE: '1' });
});
test.afterAll(async () => {
  await server?.stop();
  await company?.stop();
});

test('company sign-in from its first day to the day on which the provider is down', async ({
  browser,
}) => {
  const admin = await browser.newPage({ baseURL: server.origin });
  // Lena's, who has neither a password nor a second factor
  const page = await browser.newPage({ baseURL: server.origin });

  await test.step('an administrator sets it up, and tests the connection first', async () => {
    await new Staff(admin).signIn();
    await visit(admin, '/settings/security');
    await expect(admin.getByText(`${server.origin}/login/company`)).toBeVisible();
    await admin.getByLabel('Issuer').fill(company.issuer);
    await admin.getByLabel('Client ID').fill(company.clientId);
    await admin.getByLabel('Client secret').fill(company.clientSecret);
    await admin.getByRole('button', { name: 'Test the connection' }).click();
    await expect(admin.getByText(/Found\. People will log in at/)).toBeVisible();
    await admin.getByLabel('People who log in for the first time become users').check();
    for (const [group, role] of [
      ['sales', 'VIEWER'],
      ['bosses', 'ADMIN'],
    ] as const) {
      await admin.getByRole('button', { name: 'Add group' }).click();
      await admin.getByLabel('Group', { exact: true }).last().fill(group);
      await admin.getByLabel('Role', { exact: true }).last().selectOption(role);
    }
    await admin.getByLabel('Role of everyone else').selectOption('');
    await admin.getByRole('button', { name: 'Save' }).last().click();
    await expect(admin.getByText(/Nobody has logged in with it yet/)).toBeVisible();
    await admin.close();
  });

  await test.step('a domain that is not the company’s, and a person in none of its groups, stay outside', async () => {
    await leave(page, 'lena@elsewhere.test');
    await expect(page.getByText(/No company here uses this email’s domain/)).toBeVisible();
    await leave(page, lena);
    await company.signIn(page, lena, 'guests');
    await expect(page.getByText(/None of your company’s groups/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  await test.step('a person is sent there with the email that they typed, and has the role of their group', async () => {
    await leave(page, lena);
    await expect(page.getByLabel('Work email')).toHaveValue(lena);
    await company.signIn(page, lena, 'sales');
    await expect(page).toHaveURL(/\/trade\/sellers/);
    await expect(page.getByRole('heading', { name: 'Sellers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New request' })).toHaveCount(0);
    await signOut(page);
    await leave(page, lena);
    await company.signIn(page, lena, 'bosses sales');
    await expect(page).toHaveURL(/\/trade\/sellers/);
    await expect(page.getByRole('link', { name: 'New request' })).toBeVisible();
  });

  await test.step('a protected change is confirmed in a window, by the same person, and then continues', async () => {
    await Promise.all([server, company].map((one) => one.moveClock(SIXTEEN_MINUTES)));
    await invite(page, 'Otto Maas', 'otto@northgate.test');
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });

    const wrong = await openCompany(page);
    await company.signIn(wrong, 'other@northgate.test', 'sales');
    await expect(wrong.getByText(/Another person logged in/)).toBeVisible();
    await Promise.all([
      wrong.waitForEvent('close'),
      wrong.getByRole('button', { name: 'Back' }).click(),
    ]);
    await expect(dialog).toBeVisible();

    const right = await openCompany(page);
    await Promise.all([right.waitForEvent('close'), company.signIn(right, lena, 'bosses')]);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Invited' })).toContainText('Otto Maas');
  });

  await test.step('where no window opens, the page goes there and comes back to where it was', async () => {
    await Promise.all([server, company].map((one) => one.moveClock(SIXTEEN_MINUTES)));
    await page.addInitScript(() => (window.open = () => null));
    await invite(page, 'Ada Lund', 'ada@northgate.test');
    await page.getByRole('button', { name: 'Continue with your company' }).click();
    await company.signIn(page, lena, 'bosses');
    await expect(page).toHaveURL(/\/users/);
    await expect(page.getByRole('list', { name: 'Invited' })).toContainText('Otto Maas');
    // begun again, it needs no confirmation any more
    await invite(page, 'Ada Lund', 'ada@northgate.test');
    await expect(page.getByRole('list', { name: 'Invited' })).toContainText('Ada Lund');
  });

  await test.step('while the provider is down it says so, and a password is a way in', async () => {
    await signOut(page);
    await company.stop();
    await leave(page, lena);
    await expect(page.getByText(/Your company’s sign-in doesn’t answer/)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(lena);
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await new Staff(page).signIn();
  });
});

/** From /login, with the email typed there, to the company. */
async function leave(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Continue with your company' }).click();
  await expect(page).toHaveURL(/\/login\/company$/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Sends an invitation, which is a protected change. */
async function invite(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/users');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
}

async function openCompany(page: Page): Promise<Page> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with your company' }).click(),
  ]);
  return window;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}
