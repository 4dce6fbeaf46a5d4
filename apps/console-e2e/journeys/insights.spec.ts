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
});
