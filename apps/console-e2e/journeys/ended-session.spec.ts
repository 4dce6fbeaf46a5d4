import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** A session that ends while the user is working: the page keeps none of the data it showed. */

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));
const again = (page: Page) => page.getByRole('dialog', { name: 'Log in again to continue' });

/** The contents of the page's memory, as text. */
async function memoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const parts: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  return parts.join('');
}

/** The comment for colleagues; an offer to the owner has one as well. */
const commentField = (page: Page) =>
  page.getByRole('region', { name: 'Comments' }).getByRole('textbox', { name: 'Comment' });

async function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

test('names and numbers are gone from page, memory and device, without a click, in every tab', async ({
  page,
  context,
}) => {
  const api = await StaffApi.signIn(page);
  const name = `Zenobia Quist ${Date.now()}`;
  await api.create('TRADE', name);
  const staff = new Staff(page);
  await staff.signIn();
  await expect(staff.row(name)).toBeVisible();
  expect(await memoryOf(page)).toContain('Zenobia Quist');
  const other = await context.newPage();
  await other.goto('/trade/sellers');
  await expect(other.getByText(name)).toBeVisible();

  const ended = (await tokenOf(page))!;
  await api.end(ended);
  for (const tab of [page, other]) {
    await expect(again(tab)).toBeVisible();
    await expect(tab).toHaveURL(/\/trade\/sellers$/);
    expect(await tab.content()).not.toContain('Zenobia');
    expect(await storageOf(tab)).not.toContain('Zenobia');
    expect(await tokenOf(tab)).toBeNull();
    // Memory is given back some time after nothing refers to it.
    await expect(async () => {
      const memory = await memoryOf(tab);
      const known = ['Log in again to continue', 'Zenobia Quist', ended];
      expect(known.filter((words) => memory.includes(words))).toEqual(['Log in again to continue']);
    }).toPass({ timeout: 120_000 });
  }

  // The same person signs in again in one tab; the other tab continues with that session.
  await again(page).getByLabel('Password', { exact: true }).fill('demo1234');
  await again(page).getByRole('button', { name: 'Log in' }).click();
  await expect(staff.row(name)).toBeVisible();
  await expect(other.getByText(name)).toBeVisible();
});

test('what was typed comes back for the same user, and another user sees nothing of it', async ({
  page,
}) => {
  const api = await StaffApi.signIn(page);
  const staff = new Staff(page);
  await staff.signIn();
  const [report] = await api.list('TRADE', { status: 'COMPLETED' });
  await page.goto(`/trade/report/${report!.id}`);
  await commentField(page).fill('Look at the left door again');
  await page.getByRole('link', { name: 'Sellers' }).first().click();
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByRole('button', { name: /^Email/ }).click();
  await page.getByLabel('Customer name').fill('Typed Before');

  await api.end((await tokenOf(page))!);
  await expect(again(page)).toBeVisible();
  await again(page).getByLabel('Password', { exact: true }).fill('demo1234');
  await again(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Customer name')).toHaveValue('Typed Before');

  await api.end((await tokenOf(page))!);
  await expect(again(page)).toBeVisible();
  await page.goto('/login');
  await staff.signIn('agent@northgate.test');
  await page.goto('/trade/sellers/create');
  await page.getByRole('button', { name: /^Email/ }).click();
  await expect(page.getByLabel('Customer name')).toHaveValue('');
  const kept = await storageOf(page);
  expect(kept).not.toContain('Typed Before');
  expect(kept).not.toContain('left door');
});

test('a deactivated user reads which branch ended their access, and Back shows nothing', async ({
  page,
}) => {
  const admin = await StaffApi.signIn(page);
  const find = await page.request.get(`/api/users?partner_id=${admin.partnerId}`, {
    headers: admin.authorization,
  });
  const { users } = (await find.json()) as { users: { id: string; email: string }[] };
  const viewer = users.find(({ email }) => email === 'viewer@northgate.test')!;
  const setActive = (active: boolean) =>
    page.request.patch(`/api/users/${viewer.id}`, {
      headers: admin.authorization,
      data: { partner_id: admin.partnerId, active },
    });
  const staff = new Staff(page);
  await staff.signIn('viewer@northgate.test');
  await page.getByRole('link', { name: 'Cars', exact: true }).first().click();
  await expect(page).toHaveURL(/\/trade\/cars$/);
  try {
    expect((await setActive(false)).ok()).toBe(true);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your access to Northgate Motors has ended.')).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
    await page.goBack();
    // The page before asks for a sign-in that leads back to it.
    await expect(page).toHaveURL(/\/login#next=%2Ftrade%2Fsellers$/);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  } finally {
    expect((await setActive(true)).ok()).toBe(true);
  }
});

test('logging out removes the drafts from the device', async ({ page }) => {
  const api = await StaffApi.signIn(page);
  const [report] = await api.list('TRADE', { status: 'COMPLETED' });
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${report!.id}`);
  await commentField(page).fill('For colleagues alone');
  await expect.poll(() => storageOf(page)).toContain('For colleagues alone');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storageOf(page)).not.toContain('For colleagues alone');
});
