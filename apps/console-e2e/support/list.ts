import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A list of the console, as staff use it. */
export class List {
  readonly page: Page;
  /** Such as `Cars`. */
  readonly title: string;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
  }

  /** The page without its side panels. */
  get main(): Locator {
    return this.page.getByRole('main');
  }

  get rows(): Locator {
    return this.main
      .getByRole('list', { name: new RegExp(`^${this.title}: `) })
      .getByRole('listitem');
  }

  get search(): Locator {
    return this.main.getByRole('searchbox');
  }

  /** The tab of this name. */
  tab(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: / by (read )?status$/ })
      .getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) });
  }

  /** The count on a tab. */
  async count(name: string): Promise<number> {
    await expect(this.tab(name)).toHaveText(/\d$/);
    return Number(/\d+$/.exec((await this.tab(name).textContent()) ?? '')?.[0]);
  }

  /** The line below a row's name. */
  async below(row: Locator): Promise<string> {
    return (await row.locator('[dir=auto]').nth(1).textContent()) ?? '';
  }

  /** Scrolls to the end of the list and waits for the text below its last row. */
  async scrollToEnd(words: string): Promise<void> {
    await expect(async () => {
      await this.rows.first().evaluate((row) => {
        const list = row.parentElement?.parentElement;
        if (list) list.scrollTop = list.scrollHeight;
      });
      await expect(this.main.getByText(words)).toBeInViewport({ timeout: 250 });
    }).toPass();
  }

  /** Chooses an action from the menu of a row. */
  async choose(row: Locator, action: string): Promise<void> {
    await row.getByRole('button', { name: /^Actions for / }).click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
  }
}
