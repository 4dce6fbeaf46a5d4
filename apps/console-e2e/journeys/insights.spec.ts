import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Nora looks at how far customers come, and follows a bar to those customers. */

// The days of a list are those of the device: here they are the branch's, too.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a bar of the funnel leads to a list of as many requests', async ({ page }) => {
  const nora = new Staff(page);
  await nora.signIn();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/\/insights$/);
  const bar = (step: string) => page.getByRole('link', { name: new RegExp(`^${step}: `) });
  const countOf = async (step: string) =>
    Number(/: (\d+) /.exec((await bar(step).getAttribute('aria-label'))!)![1]);
  const inMonth = await countOf('Requests');
  await page.getByLabel('Period').selectOption('Last 90 days');
  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByText('Compared with the 90 days before.')).toBeVisible();
  await expect.poll(() => countOf('Requests')).toBeGreaterThan(inMonth);

  for (const step of ['Requests', 'Opened', 'Offer accepted']) {
    const count = await countOf(step);
    expect(count).toBeGreaterThan(0);
    await bar(step).click();
    await expect(page).toHaveURL(/\/trade\/sellers\?/);
    await expect(
      page.getByRole('link', { name: new RegExp(`^All Requests ${count}$`) }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/insights\?days=90/);
  }

  await test.step('the cards below agree with the funnel', async () => {
    const selling = page.getByRole('region', { name: 'Selling' });
    const sold = selling.getByText('Cars sold', { exact: true }).locator('..');
    await expect(sold.getByRole('definition').first()).toHaveText(String(await countOf('Sold')));
    const team = page.getByRole('region', { name: 'Team' });
    await expect(team).toBeVisible();
    const requests = await team.locator('tbody tr > td:nth-of-type(1)').allTextContents();
    const sum = requests.reduce((all, count) => all + Number(count), 0);
    expect(sum).toBe(await countOf('Requests'));
  });

  await test.step('customers who paused are followed up from the page', async () => {
    const stuck = page.getByRole('region', { name: 'Stuck now' });
    const person = stuck.getByRole('listitem').filter({ hasText: 'no sign for' }).first();
    await expect(person).toBeVisible();
    const name = (await person.getByRole('link').textContent())!;
    const followUp = stuck.getByRole('button', { name: `Follow up: ${name}` });
    await followUp.click();
    const dialog = page.getByRole('alertdialog', { name: 'Send a follow-up?' });
    await dialog.getByRole('button', { name: 'Send follow-up' }).click();
    await expect(dialog).toBeHidden();
    await expect(followUp).toBeHidden();
  });

  await test.step('as many stopped at a section as came to it at most', async () => {
    const steps = page.getByRole('region', { name: 'Steps' });
    await steps.getByRole('button', { name: 'Show as table' }).click();
    const vin = steps.getByRole('row', { name: /^VIN/ });
    const [reached, stopped] = await vin.getByRole('cell').allTextContents();
    expect(Number(reached)).toBeGreaterThan(0);
    expect(Number(stopped)).toBeLessThanOrEqual(Number(reached));
  });
});
