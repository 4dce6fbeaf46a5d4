import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Publishes the changed settings, and confirms it.
 *
 * @param change what the question lists among the changes
 */
export async function publishSettings(page: Page, change?: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('alertdialog', { name: /^Publish/ });
  if (change) await expect(question).toContainText(change);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Settings published')).toBeVisible();
  // until it is gone, leaving the page asks about unpublished changes
  await expect(page.getByRole('region', { name: 'Publish' })).toBeHidden();
}
