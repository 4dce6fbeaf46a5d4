import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A member of staff on a desktop. */
export class Staff {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(username = 'staff@northgate.test', password = 'demo1234'): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Email').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await expect(this.page).toHaveURL(/\/trade\/sellers|\/claim\/requests|\/inspect\/requests/);
  }

  /** Sends a request by email from the list that is open, as a person would. */
  async requestByEmail(name: string, email: string): Promise<void> {
    await this.page.getByRole('link', { name: 'New request' }).click();
    await this.writeRequestByEmail(name, email);
    await this.page.getByRole('button', { name: 'Send email' }).click();
  }

  /** Fills in the open form of a new request. */
  async writeRequestByEmail(name: string, email: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Email/ }).click();
    await this.page.getByLabel('Customer name').fill(name);
    await this.page.getByLabel('Email address').fill(email);
  }

  /** The row of a customer in the current list. */
  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name });
  }

  /** Waits until the row shows this text, without a reload. */
  async sees(name: string, status: string): Promise<void> {
    await expect(this.row(name)).toContainText(status);
  }
}
