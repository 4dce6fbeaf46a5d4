import { expect } from '@playwright/test';
import type { Browser, BrowserContext, LaunchOptions, Locator, Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '@forecourt/tools/chromium';
import { StaffApi } from './api.ts';
import { Customer } from './customer.ts';
import { linkSentTo } from './outbox.ts';
import { phoneScreen } from './phone.ts';
import { atRest, watch } from './rest.ts';

const executablePath = findChromium();

/** A browser whose camera shows a moving picture. */
export const withCamera: LaunchOptions = {
  args: [...chromiumArgs, '--use-fake-device-for-media-stream'],
  ...(executablePath && { executablePath }),
};

/** A phone of its own, with nothing kept on it. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext(phoneScreen);

/** Sends a request to a new customer and returns the link in the message. */
export async function linkFor(page: Page, name: string): Promise<string> {
  const staff = await StaffApi.signIn(page);
  const request = await staff.create('TRADE', `${name} ${Date.now()}`);
  return linkSentTo(page.request, request.email!);
}

/** Opens the link and starts the report: the first step is the license plate. */
export async function begin(context: BrowserContext, link: string): Promise<Page> {
  const customer = new Customer(await context.newPage());
  watch(customer.page);
  await customer.open(link);
  await customer.start();
  await expect(heading(customer.page)).toHaveText('License plate');
  return customer.page;
}

/** The page's camera loads after the page: until then, Take photo opens the phone's camera app. */
export async function hasCamera(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const camera = files.find((name) => /\/Viewfinder\.\w+\.js$/.test(name));
    if (camera) await import(camera);
    return camera !== undefined;
  });
  await atRest(page);
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const taken = (page: Page): Locator => page.getByRole('img', { name: /^Your photo/ });
export const toStep = (page: Page, step: string): Promise<string> =>
  page.evaluate((place) => (location.hash = place), step);
export const kept = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Everything sent' });
