import type { Locator, Page } from '@playwright/test';

/** Opens what customers of claims are told of a conclusion, in the settings. */
export async function openConclusionSettings(page: Page, name: string): Promise<Locator> {
  await page.goto('/settings/content');
  const areas = page.getByRole('group', { name: 'Area' });
  await areas.getByRole('radio', { name: 'Claims' }).check({ force: true });
  return page.getByRole('region', { name });
}
