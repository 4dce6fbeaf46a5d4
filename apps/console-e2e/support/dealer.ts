import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A dealer with the link on a phone. */
export class Dealer {
  readonly page: Page;
  readonly name: string;
  readonly email: string;

  constructor(page: Page, { name, email }: { name: string; email: string }) {
    this.page = page;
    this.name = name;
    this.email = email;
  }

  /** Enters an amount and double-clicks the confirmation, as impatient people do. */
  async bids(price: string): Promise<void> {
    await this.page.getByLabel('Price').fill(price);
    await this.page.getByRole('button', { name: /^(Make a(n| better)|Raise my) offer$/ }).click();
    const question = this.page.getByRole('dialog', { name: 'Send this offer?' });
    await expect(question).toBeVisible();
    await question
      .getByRole('button', { name: 'Send firm offer' })
      .click({ clickCount: 2, delay: 5 });
    await expect(question).toBeHidden({ timeout: 40_000 });
  }

  /** The dealer's status as the page shows it. */
  async stands(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
  }

  /** The highest offer that the page shows, from any dealer. */
  async seesBest(amount: string): Promise<void> {
    await expect(this.page.getByText(amount).first()).toBeVisible();
  }
}

/** Shifts a phone's clock by this many milliseconds. Call it before the first page. */
export async function setWrongClock(page: Page, offByMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    const origin = performance.timeOrigin + ms;
    Object.defineProperty(performance, 'timeOrigin', { value: origin });
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, offByMs);
}

/** The device wakes from sleep and is online again. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}
