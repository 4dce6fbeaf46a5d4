import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

type PriceRule = 'Minimum price' | 'Raise at least' | 'Reserve price' | 'Buy-now price';

/** Types amounts among an auction's rules, in the step of sharing that is open. */
export async function setPrices(
  dialog: Locator,
  prices: Partial<Record<PriceRule, string>>,
): Promise<void> {
  await dialog.getByText('Price rules').click();
  for (const [label, price] of Object.entries(prices)) await dialog.getByLabel(label).fill(price);
}

/** Turns one of an auction's ways of bidding on. */
export async function turnOn(
  dialog: Locator,
  way: 'Extra time' | 'Automatic bids' | 'Sealed offers',
): Promise<void> {
  await dialog.getByText('Ways of bidding').click();
  await dialog.locator('label').filter({ hasText: way }).click();
  await expect(dialog.getByRole('checkbox', { name: way })).toBeChecked();
}
