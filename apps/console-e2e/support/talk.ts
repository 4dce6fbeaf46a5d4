import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A conversation that somebody has open, staff beside the report or the other side by their link. */
export class Talk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async write(text: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: /^Write to/ });
    await box.fill(text);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }

  /** Waits until a message is there, without a reload. */
  async sees(text: string, timeout = 10_000): Promise<void> {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible({ timeout });
  }

  /** The words of every message that is shown, in their order. */
  async texts(): Promise<string[]> {
    const messages = this.page.getByRole('region', { name: /^Conversation with/ });
    return messages.locator('[role=listitem] [dir=auto]').allInnerTexts();
  }
}
