import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** Nora hands a request to Adam and mentions him; his bell rings, and leads him there. */

test('a request is handed over, its new agent mentioned, notified live and led to it', async ({
  page,
  browser,
}) => {
  const name = `Mari Tamm ${unique()}`;
  const nora = new Staff(page);
  const other = await browser.newContext();
  const adam = new Staff(await other.newPage());
  await nora.signIn();
  await adam.signIn('agent@northgate.test');
  await expect(adam.page.getByRole('button', { name: /^Notifications/ })).toBeVisible();

  // Who is away says so where something is assigned to them.
  await adam.page.goto('/profile');
  await adam.page.getByLabel('Away until').fill('2099-03-20');
  await adam.page.getByLabel('Who takes over').selectOption('Nora Gates');
  await adam.page.getByLabel(/^Note to colleagues/).fill('Keys are in the drawer.');
  await adam.page.getByRole('button', { name: 'Save absence' }).click();
  await expect(adam.page.getByText('Absence saved')).toBeVisible();

  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByRole('button', { name: /^Email/ }).click();
  await page.getByLabel('Customer name').fill(name);
  await page.getByLabel('Email address').fill(`mari.${unique()}@owner.test`);
  await page.getByRole('button', { name: /^Send (SMS|email)$/ }).click();
  await nora.sees(name, 'Sent');

  // It is hers until she assigns it; the filter stays through a reload.
  await page.getByRole('button', { name: /^Mine/ }).click();
  await expect(page).toHaveURL(/agent=me/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Mine/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: `Assign ${name}` });
  const choice = dialog.getByRole('button', { name: /^Adam Reed/ });
  await expect(choice).toContainText('Away until 20.03.2099, Nora Gates takes over');
  await choice.click();
  await expect(page.getByText(`${name} assigned to Adam Reed`)).toBeVisible();
  await expect(nora.row(name)).toBeHidden();

  const bell = adam.page.getByRole('button', { name: /^Notifications, \d+ new$/ });
  await expect(bell).toBeVisible();
  const first = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);

  await page.getByRole('button', { name: /^Mine/ }).click();
  await nora.row(name).getByRole('link', { name }).click();
  await expect(page.getByRole('button', { name: 'Agent: Adam Reed' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('Call her today, @ada');
  await expect(page.getByRole('option', { name: /^Adam Reed/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(
    'Call her today, @Adam Reed ',
  );
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('article').last()).toContainText('Call her today, @Adam Reed');

  await expect(bell).toHaveAccessibleName(`Notifications, ${first + 1} new`);
  await bell.click();
  const panel = adam.page.getByRole('dialog', { name: 'Notifications' });
  const notices = panel.getByRole('link').filter({ hasText: name });
  await expect(notices).toHaveCount(2);
  await notices.filter({ hasText: 'Nora Gates mentioned you in a comment' }).click();
  await expect(panel).toBeHidden();
  await expect(adam.page.getByRole('heading', { level: 1, name })).toBeVisible();
  const comment = adam.page.getByText('Call her today, @Adam Reed');
  await expect(comment).toBeInViewport();
  await expect(bell).toHaveAccessibleName(`Notifications, ${first} new`);
  // The report is open already: the same entry leads to the comments again.
  await adam.page.setViewportSize({ width: 1280, height: 420 });
  await bell.scrollIntoViewIfNeeded();
  await adam.page.mouse.move(640, 300);
  await adam.page.mouse.wheel(0, -10_000);
  await expect(comment).not.toBeInViewport();
  await bell.click();
  await notices.filter({ hasText: 'Nora Gates mentioned you in a comment' }).click();
  await expect(comment).toBeInViewport();
  await adam.page.setViewportSize({ width: 1280, height: 720 });
  await bell.click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByText('New:')).toHaveCount(0);
  await adam.page.keyboard.press('Escape');
  await expect(adam.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(panel).toBeHidden();

  // Back again, so that later journeys find nobody away.
  await adam.page.goto('/profile');
  await adam.page.getByRole('button', { name: 'I’m back' }).click();
  await expect(adam.page.getByText('Your absence has ended')).toBeVisible();
  await other.close();
});
