import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { cuttable, heldSockets } from '../support/cuttable.ts';
import { deferred } from '../support/deferred.ts';
import { atRest, watch } from '../support/rest.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/**
 * Everyday work of staff besides the main job: searching, bulk actions, staying signed in, unread
 * counts.
 */

const list = '/trade/sellers';

/** The rows of the list of sellers. */
const rowsOf = (page: Page) => page.getByRole('list', { name: /^Sellers/ }).getByRole('listitem');

/** The search field of the list; the message panel has its own. */
const searchOf = (page: Page) => page.getByRole('main').getByRole('searchbox');

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  const box = page.getByPlaceholder(/^Search customers, cars, messages/);
  await expect(box).toBeFocused();
  return box;
};

/** Types into the palette and runs the first entry once it is highlighted. */
async function runFirst(page: Page, query: string): Promise<void> {
  await (await openPalette(page)).fill(query);
  const options = page.getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

test('anything is found and done from the palette', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const name = `Palette Pärn ${unique()}`;
  await api.create('CLAIM', name);
  const [completed] = await api.list('TRADE', { status: 'COMPLETED' });
  const plate = completed!.report.car!.plate!;
  await staff.signIn();
  await expect(rowsOf(page).first()).toBeVisible();

  await (await openPalette(page)).fill(name.slice(0, 14));
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(/\/claim\/report\//);

  await (await openPalette(page)).fill(plate.replace(/[\s-]/g, '').toLowerCase());
  await page.getByRole('option').filter({ hasText: plate }).first().click();
  await expect(page).toHaveURL(/\/report\//);

  await runFirst(page, 'inspection requests');
  await expect(page).toHaveURL(/\/inspect\/requests$/);

  await runFirst(page, 'billing');
  await expect(page).toHaveURL(/\/billing$/);

  await runFirst(page, 'new request trade');
  await expect(page).toHaveURL(/\/trade\/sellers\/create$/);
});

test('the keyboard help lists the keys of the page, and typing is left alone', async ({ page }) => {
  const staff = new Staff(page);
  await staff.signIn();
  await expect(rowsOf(page).first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Archive the row')).toBeVisible();
  await expect(help.getByText('Find anything')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('?x');
  await expect(searchOf(page)).toHaveValue('?x');
  await expect(help).toHaveCount(0);
});

test('many are archived at once and taken back, and exported', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const mark = `Bulk ${unique()}`;
  for (const who of ['=Ann', 'Bob', 'Cid']) await api.create('TRADE', `${who} ${mark}`);
  await staff.signIn();
  await page.goto(`${list}?name=${encodeURIComponent(mark)}`);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all loaded' }).check();
  const bar = page.getByRole('region', { name: 'Selected requests' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync((await (await download).path())!, 'utf8');
  expect(file.startsWith('\uFEFFid,request_type,status,name,phone,email,')).toBe(true);
  expect(file.trimEnd().split('\r\n')).toHaveLength(4);
  expect(file).toContain(`'=Ann ${mark}`);

  await page.goto(`${list}/sent?name=${encodeURIComponent(mark)}`);
  await expect(rows).toHaveCount(3);
  await page.getByRole('checkbox', { name: new RegExp(`Select Bob ${mark}`) }).check();
  await page
    .getByRole('checkbox', { name: new RegExp(`Select =Ann ${mark}`) })
    .click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('2 requests archived')).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await api.list('TRADE', { name: mark, status: 'ARCHIVED' })).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  await expect
    .poll(async () => (await api.list('TRADE', { name: mark, status: 'ARCHIVED' })).length)
    .toBe(0);
});

test('many are resent at once, and each customer is named before', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const mark = `Again ${unique()}`;
  for (const who of ['Ann', 'Bob']) await api.create('TRADE', `${who} ${mark}`);
  await staff.signIn();
  await page.goto(`${list}?name=${encodeURIComponent(mark)}`);
  await page.getByRole('checkbox', { name: 'Select all loaded' }).check();
  const bar = page.getByRole('region', { name: 'Selected requests' });
  await bar.getByRole('button', { name: 'Follow-up' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(`Ann ${mark}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send follow-up' }).click();
  await expect(page.getByText('2 follow-ups sent')).toBeVisible();
  await staff.sees(`Bob ${mark}`, 'Follow-up');
});

test('a session that ends is signed in again in place, and nothing is lost', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  await staff.signIn();
  await expect(rowsOf(page).first()).toBeVisible();
  const name = `Typed Before ${unique()}`;
  await page.getByRole('link', { name: 'New request' }).click();
  await staff.writeRequestByEmail(name, `typed.${unique()}@owner.test`);

  await api.end(await page.evaluate(() => localStorage.getItem('authToken') ?? ''));
  const again = page.getByRole('dialog', { name: 'Log in again to continue' });
  await expect(again).toBeVisible();
  await expect(again.getByLabel('Email')).toHaveValue('staff@northgate.test');
  await again.getByLabel('Password', { exact: true }).fill('demo1234');
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again).toHaveCount(0);

  await expect(page.getByLabel('Customer name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page).toHaveURL(/\/trade\/sellers$/);
  await staff.sees(name, 'Sent');
});

test('a change by one user appears in another user’s list without a reload', async ({
  page,
  browser,
}) => {
  const api = await StaffApi.signIn(page);
  const name = `Both Watch ${unique()}`;
  await api.create('TRADE', name);
  const one = new Staff(page);
  await one.signIn();
  await expect(one.row(name)).toBeVisible();
  const window = await browser.newPage();
  const other = new Staff(window);
  await other.signIn();
  await expect(other.row(name)).toBeVisible();
  await other.sees(name, 'Sent');

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Follow-up' }).click();
  const send = page.getByRole('alertdialog').getByRole('button', { name: 'Send follow-up' });
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/follow_up'));
  await send.click();
  await answered;
  await expect(other.row(name)).toContainText('Follow-up');
  await window.close();
});

test('a change between the first answer and a late first join appears after the join', async ({
  page,
}) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const name = `Early ${unique()}`;
  const { id } = await api.create('TRADE', name);
  await staff.signIn();
  await staff.sees(name, 'Sent');
  const sockets = await heldSockets(page);
  await page.reload();
  await staff.sees(name, 'Sent');
  await api.followUp(id);
  await sockets.asked;
  await expect(staff.row(name)).toContainText('Sent');
  sockets.release();
  await staff.sees(name, 'Follow-up');
});

test('what changed while the connection was cut for 10 s is there once it is back', async ({
  page,
}) => {
  await page.clock.install();
  const network = await cuttable(page);
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const name = `Missed ${unique()}`;
  const { id } = await api.create('TRADE', name);
  await staff.signIn();
  await staff.sees(name, 'Sent');

  await network.cut();
  await page.keyboard.press('/');
  await searchOf(page).pressSequentially('kept while cut', { delay: 1 });
  await page.clock.fastForward(10_000);
  // Not through the browser, which is offline.
  const other = await fetch(new URL(`/api/requests/${id}/follow_up`, page.url()), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...api.authorization },
    body: '{}',
  });
  expect(other.status).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await expect(searchOf(page)).toHaveValue('kept while cut');

  await network.mend();
  await searchOf(page).fill('');
  await page.keyboard.press('Enter');
  await staff.sees(name, 'Follow-up');
  await expect(page.getByText('Updated just now')).toBeVisible();
});

test('a slow first answer never shows after a second search', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const mark = unique();
  await api.create('TRADE', `Slow ${mark}`);
  await api.create('TRADE', `Quick ${mark}`);
  await staff.signIn();
  const [asked, released] = [deferred(), deferred()];
  watch(page);
  await page.route(/\/api\/requests\?.*name=Slow/, async (route) => {
    asked.resolve();
    await released.promise;
    // The page may have given it up by now.
    await route.continue().catch(() => undefined);
  });
  const search = searchOf(page);
  await search.fill(`Slow ${mark}`);
  await search.press('Enter');
  await asked.promise;
  await search.fill(`Quick ${mark}`);
  await search.press('Enter');
  await expect(staff.row(`Quick ${mark}`)).toBeVisible();
  released.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await atRest(page);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(staff.row(`Quick ${mark}`)).toBeVisible();
});

test('the timeline of a request opens over its list, and Back closes it', async ({ page }) => {
  const staff = new Staff(page);
  const api = await StaffApi.signIn(page);
  const name = `Told ${unique()}`;
  const { id } = await api.create('TRADE', name);
  await staff.signIn();
  await staff.sees(name, 'Sent');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Timeline' }).click();
  const panel = page.getByRole('dialog', { name: 'Timeline' });
  await expect(panel.getByText('Sent', { exact: true })).toBeVisible();
  await api.followUp(id);
  await expect(panel.getByText('Follow-up written')).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/trade\/sellers$/);
});
