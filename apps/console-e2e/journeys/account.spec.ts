import type { APIRequestContext, Page } from '@playwright/test';
import { linkSentTo } from '../support/outbox.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** A user's own account: verified, password forgotten, invited to another partner. */

const password = 'three blue tractors';

/** A user with a verified account; with a partner of their own unless stated otherwise. */
async function accountOf(api: APIRequestContext, email: string): Promise<void> {
  const data = { name: 'Ann Lee', email, password };
  const made = await api.post('/api/session/signup', { data });
  const { token } = (await made.json()) as { token: string };
  const link = await linkSentTo(api, email, '/verify/');
  const key = link.split('/verify/')[1];
  expect((await api.post(`/api/public/verifications/${key}`)).ok()).toBe(true);
  const setup = await api.post('/api/setup', {
    headers: { authorization: token },
    data: { partner_name: `Of ${email}`, type: 'DEALERSHIP', flows: ['TRADE'], country_code: '1' },
  });
  expect(setup.ok()).toBe(true);
}

const logIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
};

test('a forgotten password is replaced by a link, and the other window is signed out', async ({
  page,
  browser,
}) => {
  const email = `forgetful.${unique()}@riverside.test`;
  await accountOf(page.request, email);
  await new Staff(page).signIn(email, password);

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto('/login');
  await phone.getByRole('link', { name: 'Forgot password?' }).click();
  await phone.getByLabel('Email').fill(email);
  await phone.getByRole('button', { name: 'Send link' }).click();
  await expect(phone.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const link = await linkSentTo(page.request, email, '/reset/');
  await phone.goto(link);
  await phone.getByLabel('New password').fill('Password123');
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.getByText('Too many people use this password')).toBeVisible();
  await phone.getByLabel('New password').fill('four green tractors');
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();

  // The session on the desktop has ended, and the old password no longer works.
  await expect(page.getByRole('heading', { name: 'Log in again to continue' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Oops! Incorrect password')).toBeVisible();
  await phone.getByRole('link', { name: 'Log in' }).click();
  await logIn(phone, email, 'four green tractors');
  await expect(phone).toHaveURL(/\/trade\/sellers$/);
  // The link can be used only once.
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await elsewhere.close();
});

test('a new business verifies its founder’s email address, and may send from then on', async ({
  page,
}) => {
  const email = `founder.${unique()}@riverside.test`;
  await page.goto('/register');
  await page.getByLabel('Your name').fill('Rita Holm');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/setup$/);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.request.post('/api/setup', {
    headers: { authorization: token ?? '' },
    data: { partner_name: 'Founded', type: 'DEALERSHIP', flows: ['TRADE'], country_code: '1' },
  });

  const name = `Cora Diaz ${unique()}`;
  await page.goto('/trade/sellers/create');
  await expect(page.getByText('Verify your email to send requests')).toBeVisible();
  await new Staff(page).writeRequestByEmail(name, `cora.${unique()}@customer.test`);
  const send = page.getByRole('button', { name: 'Send email' });
  await send.click();
  await expect(page.getByText('Verify your email first')).toBeVisible();

  const link = await linkSentTo(page.request, email, '/verify/');
  const mail = await page.context().newPage();
  await mail.goto(link);
  await mail.getByRole('button', { name: 'Verify email' }).click();
  await expect(mail.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await mail.close();

  // The typed text is still there.
  await send.click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Verify your email to send requests')).toHaveCount(0);
});

test('a user with an account is invited to another branch, signs in and joins with one press', async ({
  page,
  browser,
}) => {
  const email = `member.${unique()}@riverside.test`;
  await accountOf(page.request, email);
  await new Staff(page).signIn();
  await page.goto('/users');
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation on its way to ${email}`)).toBeVisible();
  const link = await linkSentTo(page.request, email, '/setup#invitation=');

  const theirs = await browser.newContext();
  const ann = await theirs.newPage();
  await ann.goto(link);
  await expect(ann.getByText('You have an account with this email')).toBeVisible();
  await expect(ann.getByLabel('Password', { exact: true })).toHaveCount(0);
  await ann.getByRole('button', { name: 'Log in' }).click();
  await logIn(ann, email, password);
  await ann.getByRole('button', { name: 'Join Northgate Motors' }).click();
  await expect(ann).toHaveURL(/\/trade\/sellers$/);
  await ann.getByRole('button', { name: /^Branch/ }).click();
  await expect(ann.getByText('Northgate Motors')).toBeVisible();
  await theirs.close();
});
