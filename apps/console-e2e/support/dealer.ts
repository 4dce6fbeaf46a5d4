import { expect as expectSoon } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Reports with all their photos take their time on a busy machine. */
const expect = expectSoon.configure({ timeout: 30_000 });

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

  /** Types an amount, is asked about it, and says yes twice in a row as impatient people do. */
  async bids(price: string): Promise<void> {
    await this.page.getByLabel('Price').fill(price);
    await this.page.getByRole('button', { name: /^Make a(n| better) offer$/ }).click();
    const question = this.page.getByRole('dialog', { name: 'Send this offer?' });
    await expect(question).toBeVisible();
    await question
      .getByRole('button', { name: 'Send firm offer' })
      .click({ clickCount: 2, delay: 5 });
    await expect(question).toBeHidden({ timeout: 40_000 });
  }

  /** What the page says of where they stand. */
  async stands(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
  }

  /** The best offer that the page shows, whoever made it. */
  async seesBest(amount: string): Promise<void> {
    await expect(this.page.getByText(amount).first()).toBeVisible();
  }
}

/** Lets a phone's clock go wrong by so many milliseconds, before its first page. */
export async function setWrongClock(page: Page, offByMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    const origin = performance.timeOrigin + ms;
    Object.defineProperty(performance, 'timeOrigin', { value: origin });
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, offByMs);
}

/** The device was asleep: it comes back and looks again. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}
