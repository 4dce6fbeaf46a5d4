import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Nora filters the list of sellers and saves that; Adam opens it, by the menu and by the palette. */

test('a colleague opens a saved view, and both see its changes', async ({ page, browser }) => {
  const name = `Trade-ins ${unique()}`;
  const nora = new Staff(page);
  await nora.signIn();

  await page.getByRole('button', { name: 'Filter' }).click();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  await filters.getByLabel('Sale plan').selectOption('Trade-In');
  await filters.getByLabel('Created').selectOption('Last 30 days');
  await filters.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/plan=trade_in/);
  await expect(page.getByText('Created: Last 30 days')).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await expect(page).toHaveURL(/view=/);

  await page.getByRole('button', { name: 'Display' }).click();
  const display = page.getByRole('dialog', { name: 'Display' });
  await display.getByRole('checkbox', { name: 'Car' }).click();
  await display.getByRole('checkbox', { name: `Same for everyone in “${name}”` }).click();
  await expect(page.getByText(`${name} saved`).last()).toBeVisible();
  await display.getByRole('button', { name: 'Done' }).click();

  const other = await browser.newContext();
  const adam = new Staff(await other.newPage());
  await adam.signIn('agent@northgate.test');
  await adam.page.getByRole('button', { name: 'Saved views' }).click();
  const header = (text: string) => adam.page.locator('span[aria-hidden]', { hasText: text });
  await expect(header('Car')).toBeVisible();
  await adam.page.getByRole('menuitemradio', { name }).click();
  await expect(header('Car')).toBeHidden();
  await expect(adam.page.getByRole('button', { name: `Saved views: ${name}` })).toBeVisible();
  await expect(adam.page.getByText('Sale plan: Trade-In')).toBeVisible();

  // A link shows the same, with what was changed since.
  await adam.page.getByRole('button', { name: 'Remove filter: Created: Last 30 days' }).click();
  await adam.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(adam.page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
  await page.goto(adam.page.url());
  await expect(page.getByText('Sale plan: Trade-In')).toBeVisible();
  await expect(page.getByText('Created: Last 30 days')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);

  await page.goto('/trade/cars');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('textbox', { name: /^Search customers, cars/ }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(/sellers\?.*plan=trade_in/);

  await page.getByRole('button', { name: `Saved views: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await adam.page.reload();
  await adam.page.getByRole('button', { name: 'Saved views' }).click();
  await expect(adam.page.getByRole('menuitem', { name: 'Save as new view…' })).toBeVisible();
  await expect(adam.page.getByRole('menuitemradio', { name })).toHaveCount(0);
  await other.close();
});
