import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A conversation that somebody has open, staff beside the report or the other side by their link. */
export class Talk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The conversation itself: the list of all beside it says the newest message, too. */
  private get messages(): Locator {
    return this.page.getByRole('region', { name: /^Conversation with/ });
  }

  async write(text: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: /^Write to/ });
    await box.fill(text);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }

  /** Waits until a message is there, without a reload. */
  async sees(text: string, timeout = 10_000): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeVisible({ timeout });
  }

  /** The words of every message that is shown, in their order. */
  async texts(): Promise<string[]> {
    return this.messages.locator('[role=listitem] [dir=auto]').allInnerTexts();
  }
}
