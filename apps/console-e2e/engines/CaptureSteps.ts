import { expect } from '@playwright/test';
import { onward, pictures, texts } from '../support/captureContent.ts';
import { phonePhoto } from '../support/photos.ts';
import type { Phone } from './Phone.ts';

const title = { role: 'heading', level: 1 };

/** The steps of a report, as a customer on a phone goes through them. */
export class CaptureSteps {
  private readonly phone: Phone;
  private readonly file: (name: string, content: Buffer) => string;

  constructor(phone: Phone, file: (name: string, content: Buffer) => string) {
    this.phone = phone;
    this.file = file;
  }

  /** Fills in each step until one that is left as it is. */
  async fillInTo(last: string): Promise<void> {
    for (let step = 0; step < 20; step++) {
      const now = await this.title();
      if (now === last) return;
      for (const [label, text] of Object.entries(texts[now] ?? {})) {
        await this.phone.write({ label: new RegExp(label) }, text);
      }
      const names = pictures[now] ?? [];
      const paths = names.map((name) =>
        this.file(`${name}.jpg`, phonePhoto(`hatchback/${name}.jpg`).buffer),
      );
      if (paths.length > 0) await this.choosePhotos(paths, paths.length);
      await this.next();
    }
    throw new Error(`There is no step “${last}”`);
  }

  /** Chooses photos, and waits until the step shows this many. */
  async choosePhotos(paths: readonly string[], count: number): Promise<void> {
    const several = paths.length > 1 ? '[multiple]' : '[accept="image/*"]';
    await this.phone.choose(`input[type=file]${several}`, paths);
    await this.phone.counts({ role: 'img', name: /^Your photo/ }, count);
  }

  /** Goes on to the next step. */
  async next(): Promise<void> {
    const before = await this.title();
    await this.phone.press({ role: 'button', name: onward });
    await expect.poll(() => this.phone.textOf(title)).not.toBe(before);
  }

  /** The title of the step, once it is there: the page that loads it has a heading, too. */
  private async title(): Promise<string> {
    const place = { text: /Step \d+ of \d+/ };
    const review = { role: 'heading', name: 'Ready to send?' };
    await expect
      .poll(async () => (await this.phone.count(place)) + (await this.phone.count(review)))
      .not.toBe(0);
    return this.phone.textOf(title);
  }
}
