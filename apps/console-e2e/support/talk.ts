import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** An open conversation, for staff next to the report or for the other side by their link. */
export class Talk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The conversation itself: the list next to it also shows the newest message. */
  private get messages(): Locator {
    return this.page.getByRole('region', { name: /^Conversation with/ });
  }

  async write(text: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name: /^Write to/ });
    await box.fill(text);
    await box.press('Enter');
    await expect(box).toHaveValue('');
  }

  /** Chooses a file for the next message, as the paperclip does, and waits until it is with it. */
  async choose(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Attach photos or PDFs' }).click();
    await (await opened).setFiles(file);
    await expect(this.page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
  }

  /** Waits for a message, without a reload. */
  async sees(text: string): Promise<void> {
    await expect(this.messages.getByText(text, { exact: true })).toBeVisible({
      timeout: 60_000,
    });
  }

  /** The texts of all visible messages, in order. */
  async texts(): Promise<string[]> {
    return this.messages.locator('[role=listitem] [dir=auto]').allInnerTexts();
  }
}
