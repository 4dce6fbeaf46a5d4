import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { onward, pictures, texts } from './captureContent.ts';
import { phonePhoto } from './photos.ts';
import { unique } from './unique.ts';

/** A customer with the link on a phone. */
export class Customer {
  readonly page: Page;
  /** Name of the selected dealer; null if the report asks for none. */
  dealer: string | null = null;
  /** The name that was typed; null if the request had one. */
  name: string | null = null;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the link; the server does not mark it as opened yet. */
  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page.getByRole('button', { name: 'Start' })).toBeVisible();
  }

  /** Presses the start button. */
  async start(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Start' });
    await button.click();
    await expect(button).toBeHidden();
  }

  /** Completes every step, with photos where required, up to the review. */
  async fillIn(): Promise<void> {
    const { page } = this;
    const review = page.getByRole('heading', { name: 'Ready to send?' });
    for (let step = 0; step < 20; step++) {
      // The page that loads the steps has a heading, too.
      await expect(
        page
          .getByText(/Step \d+ of \d+/)
          .or(review)
          .first(),
      ).toBeVisible();
      if (await review.isVisible()) return;
      const heading = page.getByRole('heading', { level: 1 });
      const title = await heading.innerText();
      await this.fillStep(title);
      await this.leaveStep(title);
    }
    throw new Error('The steps do not end');
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send report' }).click();
    await expect(this.page.getByRole('heading', { name: 'Thank you!' })).toBeVisible({
      timeout: 60_000,
    });
  }

  private async fillStep(title: string): Promise<void> {
    const { page } = this;
    for (const [label, text] of Object.entries(texts[title] ?? {})) {
      await page.getByLabel(label).fill(text);
    }
    if (title === 'The car') {
      await page.getByLabel('Make').fill('Aurelia');
      await page.getByLabel('Model').fill('Vento');
      await page.getByLabel('Year').fill('2019');
    }
    if (title === 'How to reach you') {
      const name = page.getByLabel('Name', { exact: true });
      if ((await name.inputValue()) === '') {
        this.name = `Lea Kuusk ${unique()}`;
        await name.fill(this.name);
      }
    }
    if (title === 'Your dealer') {
      const choice = page.getByRole('radio').nth(1);
      await choice.check();
      this.dealer = await choice.evaluate(
        (radio) => radio.closest('label')?.querySelector('span > span')?.textContent ?? '',
      );
    }
    const photos = (pictures[title] ?? []).map((name) => phonePhoto(`hatchback/${name}.jpg`));
    if (photos.length === 0) return;
    const several = photos.length > 1 ? '[multiple]' : '[accept="image/*"]';
    await page.locator(`input[type=file]${several}`).first().setInputFiles(photos);
    await expect(page.getByRole('img', { name: /^Your photo/ })).toHaveCount(photos.length);
  }

  /** Presses Continue if the step has content, otherwise Skip. */
  private async leaveStep(title: string): Promise<void> {
    await this.page.getByRole('button', { name: onward }).first().click();
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
}
